import type { SocketPayloads } from '@visawright/contract/platform/events.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { agencyRoom, applicantRoom, personRoom } from '../../platform/realtime/rooms.ts';
import { publish } from '../../platform/realtime/publish.ts';

// To everyone who may have the application open.
export async function publishPackageProgress(db: Db, payload: SocketPayloads['package:progress']): Promise<void> {
  const found = await db.find<{ agency_uid: string; applicant_uid: string; people: string[] }>(sql`
    select a.agency_uid, a.applicant_uid, array(
      select a.agent_uid::text where a.agent_uid is not null union
      select t.reviewer_uid::text from review_task t
      where t.realm_id = a.realm_id and t.application_uid = a.application_uid and t.round = a.review_round) as people
    from application a where a.realm_id = ${db.realmId} and a.application_uid = ${payload.applicationUid}`);
  if (!found) return;
  const rooms = [
    agencyRoom(db.realmId, found.agency_uid),
    applicantRoom(db.realmId, found.applicant_uid),
    ...found.people.map((uid) => personRoom(db.realmId, uid)),
  ];
  await publish(db, rooms, 'package:progress', payload);
}
