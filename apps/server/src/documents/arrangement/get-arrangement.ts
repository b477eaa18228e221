import type { Operations } from '@visawright/contract/operations/index.ts';
import type { QueryOf, ReplyOf } from '@visawright/contract/operations/operation.ts';
import { getApplication } from '../../applications/records/applications.queries.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { inReach } from '../../platform/access/reach.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { loadArrangement } from './load-arrangement.ts';
import { listHistory } from './operations.queries.ts';

const most = 60; // as many travellers as a coach holds

export async function getArrangement(
  { db, actor, parts }: ActorCall,
  { applicantUid, applicationUid, visitUid }: QueryOf<Operations['arrangement']>,
): Promise<ReplyOf<Operations['arrangement']>> {
  const applicantUids = applicantUid ? [applicantUid] : await listCompanions(db, actor, applicationUid!);
  const [travellers, history] = await Promise.all([
    loadArrangement(db, parts.keys, actor, applicantUids),
    visitUid ? listHistory(db, actor, visitUid) : [],
  ]);
  return { travellers, history };
}

// The traveller of the application first, then those of the same trip, as far as the caller's reach goes.
export async function listCompanions(db: Db, actor: Actor, applicationUid: string): Promise<string[]> {
  const { tripUid } = await getApplication(db, actor, applicationUid);
  const rows = await db.many<{ uid: string }>(sql`
    select a.applicant_uid as uid from application w join applicant a on a.realm_id = w.realm_id and a.applicant_uid = w.applicant_uid
    where w.realm_id = ${db.realmId} and w.deleted_at is null and (w.application_uid = ${applicationUid} or w.trip_uid = ${tripUid})
      and ${inReach('applicant', actor, 'document.read')}
    group by a.applicant_uid
    order by bool_or(w.application_uid = ${applicationUid}) desc, min(w.created_at), a.applicant_uid limit ${most}`);
  return rows.map(({ uid }) => uid);
}
