import { reachFor } from '../../../platform/access/reach.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { notify } from '../../../platform/notifications/notify.ts';

export const sendAnnouncement: Handler<'announce'> = ({ db, actor }, { body }) =>
  db.transaction(async (tx) => {
    const isOfAgency = reachFor(actor, 'announcement.write') === 'agency';
    // An actor without an agency must not address the whole realm.
    if (isOfAgency && actor.agencyUid === null) throw new AppError('record.notFound');
    const agencyUid = isOfAgency ? actor.agencyUid : null;
    const { uid } = await tx.get<{ uid: string }>(sql`
      insert into announcement (realm_id, agency_uid, person_uid, title, body)
      values (${tx.realmId}, ${agencyUid}, ${actor.personUid}, ${body.title}, ${body.text})
      returning announcement_uid as uid`);
    const personUids = await receiversOf(tx, actor);
    const receivers = await notify(tx, {
      personUids,
      kind: 'announcement',
      causedBy: actor.personUid,
      announcementUid: uid,
    });
    await writeChange(tx, actor, { kind: 'announced', subjectUid: uid });
    return { receivers };
  });

// An admin reaches everyone with notifications, an agency its own agents.
async function receiversOf(db: Db, actor: Actor): Promise<string[]> {
  const whose =
    reachFor(actor, 'announcement.write') === 'realm'
      ? sql`p.role in ('admin', 'agency', 'agent')`
      : sql`p.role = 'agent' and p.agency_uid = ${actor.agencyUid}`;
  const rows = await db.many<{ uid: string }>(
    sql`select p.person_uid as uid from person p where p.realm_id = ${db.realmId} and p.status = 'active' and ${whose}`,
  );
  return rows.map(({ uid }) => uid);
}
