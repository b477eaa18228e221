import type { Action } from '@visawright/contract/platform/access.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql, type Tx } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { summaryColumn } from './application-summary.ts';
import { presentApplication, type ApplicationRow } from './present-application.ts';

const nothing = sql``;

// The only select for application records. `source` yields an already limited set of `application` rows with
// `in_reach`, so that the joins below run for these rows only.
export const selectApplications = (source: Sql, more: Sql = nothing, order: Sql = nothing): Sql => sql`
  select a.application_uid, a.reference, a.trip_uid, a.applicant_uid, a.agency_uid, a.agent_uid, a.status, a.status_since, a.review,
    a.review_round, a.outcome, a.visa_from, a.visa_to, a.nationality, a.visa_category, a.visa_type, a.travel_from, a.travel_to,
    a.lodge_by, a.form_id, a.lodged_reference, a.lodged_on, a.outcome_on, a.outcome_reference,
    a.outcome_reason is not null as has_outcome_reason, a.situations, a.answers is not null as is_form_started,
    a.has_premium_check, a.version, a.created_at, a.updated_at, a.in_reach,
    btrim(n.first_name || ' ' || n.last_name) as applicant_name, btrim(g.first_name || ' ' || g.last_name) as agent_name,
    case when a.trip_uid is null then 1 else (
      select count(*)::int from application w
      where w.realm_id = a.realm_id and w.trip_uid = a.trip_uid and w.deleted_at is null) end as party_size,
    array(select d.document_uid::text from application_document d
      where d.realm_id = a.realm_id and d.application_uid = a.application_uid order by d.position) as doc_ids,
    ${summaryColumn} as summary,
    case when a.review_round > 0 then (
      select json_agg(json_build_object('reviewerUid', t.reviewer_uid, 'reviewerName', btrim(p.first_name || ' ' || p.last_name),
        'requestedAt', t.requested_at, 'verdict', t.verdict, 'decidedAt', t.decided_at, 'lapsedAt', t.lapsed_at,
        'hasReason', (t.note, t.approval_reason, t.request_reason) is distinct from (null::bytea, null::bytea, null::bytea))
        order by t.requested_at, t.reviewer_uid)
      from review_task t join person p on p.realm_id = t.realm_id and p.person_uid = t.reviewer_uid
      where t.realm_id = a.realm_id and t.application_uid = a.application_uid and t.round = a.review_round
        and t.withdrawn_at is null) end as tasks,
    case when a.review_round > 0 then (
      select json_agg(json_build_object('section', s.section, 'verdict', s.verdict, 'hasReason', s.reason is not null,
        'reviewerUid', s.reviewer_uid)
        order by s.reviewer_uid, s.section)
      from review_section s
      where s.realm_id = a.realm_id and s.application_uid = a.application_uid and s.round = a.review_round) end as sections
    ${more}
  from (${source}) a
  join applicant n on n.realm_id = a.realm_id and n.applicant_uid = a.applicant_uid
  left join person g on g.realm_id = a.realm_id and g.person_uid = a.agent_uid
  ${order}`;

export async function getApplication(db: Db, actor: Actor, applicationUid: string): Promise<Application> {
  const row = await db.get<ApplicationRow>(
    selectApplications(sql`select a.*, true as in_reach from application a
      where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null
        and ${inReach('application', actor, 'application.read')}`),
  );
  return presentApplication(row, actor);
}

// For the caller's own write: someone who has just given the application away still sees the result, without any
// allowed actions.
export async function readAfterWrite(tx: Tx, actor: Actor, applicationUid: string): Promise<Application> {
  const row = await tx.get<ApplicationRow>(
    selectApplications(sql`select a.*, ${inReach('application', actor, 'application.read')} as in_reach from application a
      where a.realm_id = ${tx.realmId} and a.application_uid = ${applicationUid}`),
  );
  return presentApplication(row, actor);
}

// Locks the row until the transaction ends, so that two decisions never start from the same state.
export const lockApplication = (
  tx: Tx,
  actor: Actor,
  action: Action,
  applicationUid: string,
): Promise<LockedApplication> =>
  tx.get<LockedApplication>(sql`
    select a.application_uid, a.applicant_uid, a.agency_uid, a.agent_uid, a.status, a.review, a.review_round, a.outcome, a.form_id,
      a.version
    from application a
    where a.realm_id = ${tx.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null
      and ${inReach('application', actor, action)}
    for no key update of a`);

export type LockedApplication = Pick<
  ApplicationRow,
  | 'application_uid'
  | 'applicant_uid'
  | 'agency_uid'
  | 'agent_uid'
  | 'status'
  | 'review'
  | 'review_round'
  | 'outcome'
  | 'form_id'
  | 'version'
>;
