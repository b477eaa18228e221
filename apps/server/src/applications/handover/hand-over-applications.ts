import { randomUUID } from 'node:crypto';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sealChangeReason } from '../../platform/changes/write-change.ts';
import { loadApplicantKeys } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
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

interface Handover {
  readonly from: LockedPerson;
  readonly to: LockedPerson;
  readonly reason: string;
}

// Moves open applications and all applicants. Each application logs its own change and notifies the new agent. A
// recently deleted application moves without a notification, so that undoing the deletion returns it to an active
// agent.
export async function handOverApplications(
  tx: Tx,
  keys: KeyStore,
  actor: Actor,
  { from, to, reason }: Handover,
): Promise<number> {
  // The same lock order as everywhere else that locks many applications.
  await tx.many(sql`
    select application_uid from application
    where realm_id = ${tx.realmId} and agent_uid = ${from.person_uid} and ${isHandedOver}
    order by application_uid for no key update`);
  const moved = await tx.many<Moved>(sql`
    update application set agent_uid = ${to.person_uid}, version = version + 1
    where realm_id = ${tx.realmId} and agent_uid = ${from.person_uid} and ${isHandedOver}
    returning application_uid, applicant_uid, ${isOpen} as is_open`);
  const applicants = await tx.many<{ applicant_uid: string }>(sql`
    update applicant set agent_uid = ${to.person_uid}, version = version + 1, updated_at = now()
    where realm_id = ${tx.realmId} and agent_uid = ${from.person_uid} returning applicant_uid`);
  const changes = [
    ...moved.map((row) => ({ application: row.application_uid, applicant: null, whose: row.applicant_uid })),
    ...applicants.map((row) => ({ application: null, applicant: row.applicant_uid, whose: row.applicant_uid })),
  ].map((change) => ({ ...change, uid: randomUUID() }));
  const sealed = reason ? await sealReasons(tx, keys, changes, reason) : changes.map(() => null);
  await tx.run(sql`
    insert into change_log (realm_id, change_uid, application_uid, applicant_uid, person_uid, kind, field, was, became, sealed_reason)
    select ${tx.realmId}, m.uid, m.application, m.applicant, ${actor.personUid}, 'transferred', 'agentId', ${from.name}, ${to.name},
      decode(m.sealed, 'hex')
    from unnest(${changes.map((change) => change.uid)}::uuid[], ${changes.map((change) => change.application)}::uuid[],
      ${changes.map((change) => change.applicant)}::uuid[], ${sealed}::text[]) as m (uid, application, applicant, sealed)`);
  const applicationUids = moved.filter(({ is_open }) => is_open).map((row) => row.application_uid);
  await publishApplicationChanged(tx, applicationUids, [from.person_uid]);
  await notify(tx, {
    personUids: [to.person_uid],
    kind: 'transferred',
    causedBy: actor.personUid,
    applicationUids,
  });
  return applicationUids.length;
}

interface Moved {
  readonly application_uid: string;
  readonly applicant_uid: string;
  readonly is_open: boolean;
}

// The same reason under each traveller's own key, in hexadecimal.
async function sealReasons(
  tx: Tx,
  keys: KeyStore,
  changes: readonly { readonly uid: string; readonly whose: string }[],
  reason: string,
): Promise<string[]> {
  const keyOf = await loadApplicantKeys(
    tx,
    keys,
    changes.map(({ whose }) => whose),
  );
  return changes.map(({ uid, whose }) => sealChangeReason(keyOf(whose), uid, reason).toString('hex'));
}
