import { sql, type Db } from '@visawright/server/tools.ts';

export interface Facts {
  readonly started: number;
  readonly submitted: number;
  readonly approved: number;
  readonly refused: number;
  readonly reviewed: number;
  readonly approvedFirst: number;
  readonly checked: number;
  readonly changed: number;
  readonly found: number;
  readonly waiting: number;
}

// The same numbers from the product's own tables, one plain query each, written without a look at how the rollups are counted.
export const countFacts = (db: Db, agencies: readonly string[], from: string, to: string): Promise<Facts> =>
  db.get<Facts>(sql`
    with a as (select *, (created_at at time zone 'Asia/Kolkata')::date as started,
        (status_since at time zone 'Asia/Kolkata')::date as moved
      from application where realm_id = ${db.realmId} and agency_uid = any(${agencies}::uuid[]) and deleted_at is null),
    firsts as (select t.application_uid, bool_or(t.verdict = 'returned') as returned, bool_or(t.verdict = 'approved') as approved,
        (max(t.decided_at) at time zone 'Asia/Kolkata')::date as decided
      from review_task t join a using (realm_id, application_uid)
      where t.round = 1 and t.withdrawn_at is null and t.verdict is not null group by 1),
    acts as (select distinct on (v.document_uid, v.field) v.kind, (v.at at time zone 'Asia/Kolkata')::date as on_day
      from value_act v join document d using (realm_id, document_uid) join applicant p using (realm_id, applicant_uid)
      where v.realm_id = ${db.realmId} and p.agency_uid = any(${agencies}::uuid[])
      order by v.document_uid, v.field, v.act_no desc)
    select (select count(*)::int from a where started between ${from} and ${to}) as started,
      (select count(*)::int from a where status = 'submitted' and moved between ${from} and ${to}) as submitted,
      (select count(*)::int from a where status = 'submitted' and outcome = 'APPROVED' and moved between ${from} and ${to}) as approved,
      (select count(*)::int from a where status = 'submitted' and outcome = 'REJECTED' and moved between ${from} and ${to}) as refused,
      (select count(*)::int from firsts where decided between ${from} and ${to}) as reviewed,
      (select count(*)::int from firsts where not returned and approved and decided between ${from} and ${to}) as "approvedFirst",
      (select count(*)::int from acts where kind <> 'takenBack' and on_day between ${from} and ${to}) as checked,
      (select count(*)::int from acts where kind = 'changed' and on_day between ${from} and ${to}) as changed,
      (select count(*)::int from found_rule f join a using (realm_id, application_uid)
        where (f.found_at at time zone 'Asia/Kolkata')::date between ${from} and ${to}) as found,
      (select count(*)::int from a where review = 'requested') as waiting`);
