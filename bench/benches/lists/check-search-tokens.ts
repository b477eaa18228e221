import type { Query } from './lists-cluster.ts';
import { uidOf } from './grow.ts';

// The load writes search tokens itself, for speed. They must equal those the product's trigger writes.
export async function checkSearchTokens(query: Query): Promise<void> {
  const [row] = await query<{ wrong: number }>(`
    with mine as (select ${uidOf('agency', '0', '0')} as agency_uid),
      due as (
        select a.application_uid, word from application a join mine using (agency_uid) join applicant n using (realm_id, applicant_uid),
          search_words(n.first_name || ' ' || n.last_name || ' ' || replace(a.reference, '-', '') || ' ' || a.reference) as word),
      written as (select t.application_uid, t.token from search_token t join mine using (agency_uid))
    select ((select count(*) from (table due except table written) lacking)
      + (select count(*) from (table written except table due) extra))::int as wrong`);
  if (row?.wrong !== 0) throw new Error(`${row?.wrong} search tokens differ from those the product writes`);
}
