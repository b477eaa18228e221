import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { publishApplicationChanged } from '../records/publish-application-changed.ts';
import { notify } from '../../platform/notifications/notify.ts';
import type { LockedPerson } from '../../identity/staff/lock-staff.ts';

const isOpen = sql`deleted_at is null and status <> 'submitted'`;
const isHandedOver = sql`status <> 'submitted' and (deleted_at is null or deleted_at > now() - interval '1 minute')`;

export const listOpenApplications = async (db: Db, agentUid: string): Promise<number> =>
  (
    await db.get<{ n: number }>(sql`
      select count(*)::int as n from application where realm_id = ${db.realmId} and agent_uid = ${agentUid} and ${isOpen}`)
  ).n;

// Moves open applications and all applicants. Each application logs its own change and notifies the new agent. A
// recently deleted application moves without a notification, so that undoing the deletion returns it to an active
// agent.
export async function handOverApplications(
  tx: Tx,
  actor: Actor,
  from: LockedPerson,
  to: LockedPerson,
  reason: string,
): Promise<number> {
  // The same lock order as everywhere else that locks many applications.
  await tx.many(sql`
    select application_uid from application
    where realm_id = ${tx.realmId} and agent_uid = ${from.person_uid} and ${isHandedOver}
    order by application_uid for no key update`);
  const moved = await tx.many<{ application_uid: string; is_open: boolean }>(sql`
    update application set agent_uid = ${to.person_uid}, version = version + 1
    where realm_id = ${tx.realmId} and agent_uid = ${from.person_uid} and ${isHandedOver}
    returning application_uid, ${isOpen} as is_open`);
  const applicants = await tx.many<{ applicant_uid: string }>(sql`
    update applicant set agent_uid = ${to.person_uid}, version = version + 1, updated_at = now()
    where realm_id = ${tx.realmId} and agent_uid = ${from.person_uid} returning applicant_uid`);
  await tx.run(sql`
    insert into change_log (realm_id, application_uid, applicant_uid, person_uid, kind, field, was, became, reason)
    select ${tx.realmId}, m.application_uid, m.applicant_uid, ${actor.personUid}, 'transferred', 'agentId', ${from.name}, ${to.name},
      ${reason || null}
    from (select unnest(${moved.map((row) => row.application_uid)}::uuid[]) as application_uid, null::uuid as applicant_uid
      union all select null, unnest(${applicants.map((row) => row.applicant_uid)}::uuid[])) m`);
  const applicationUids = moved.filter(({ is_open }) => is_open).map((row) => row.application_uid);
  await publishApplicationChanged(tx, applicationUids, [from.person_uid]);
  await notify(tx, {
    personUids: [to.person_uid],
    kind: 'transferred',
    causedBy: actor.personUid,
    applicationUids,
    text: reason,
  });
  return applicationUids.length;
}
