import type { Query } from '../lists/lists-cluster.ts';
import { agencyUid, realmUid, smallAgency } from './fill/companies.ts';

const sampled = ['257', String(smallAgency.number)]; // agencies
const zero = '00000000-0000-0000-0000-000000000000';

// Counts the facts of some agencies with the product's own functions and compares them with their sums, by destination, day and month.
export async function differencesInSample(query: Query): Promise<number> {
  let differing = 0;
  for (const agency of sampled) {
    // As parameters: only then the functions are planned for these rows, not for all.
    const applications = await query<{ uid: string }>(
      `select application_uid as uid from application where agency_uid = ${agencyUid(agency)}`,
    );
    const documents = await query<{ uid: string }>(`
      select d.document_uid as uid from document d join applicant p using (realm_id, applicant_uid)
      where p.agency_uid = ${agencyUid(agency)}`);
    const [row] = await query<{ n: number }>(
      `with facts as materialized (
        select * from analytics_of_applications(${realmUid}, 'Asia/Kolkata', $1::uuid[])
        union all select * from analytics_of_documents(${realmUid}, 'Asia/Kolkata', $2::uuid[])
      ), lines as (
        select place, span, analytics_key(measure, item) as key, n, 0 as summed
        from facts cross join lateral (select destination union select '') l (place) cross join lateral analytics_spans(day)
        union all
        select s.destination, s.span, e.key, 0, e.value::bigint
        from analytics_sum s cross join lateral jsonb_each_text(s.counts || s.leads || s.stays || s.rules || s.fields) e
        where s.company_uid = ${agencyUid(agency)} and s.agent_uid = '${zero}'
      )
      select count(*)::int as n from (select 1 from lines group by place, span, key having sum(n) <> sum(summed)) d`,
      [applications.map(({ uid }) => uid), documents.map(({ uid }) => uid)],
    );
    differing += row!.n;
  }
  return differing;
}
