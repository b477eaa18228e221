import { sql } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { containsAllWords } from '../../platform/lists/name-search.ts';
import { inTrailReach, seesWholeRealm } from './trail-entries.queries.ts';

// Staff with entries in reach. Travellers are found by the reference of their application instead.
export const listTrailPeople: Handler<'trailPeople'> = async ({ db, actor }, { query }) => {
  const own = seesWholeRealm(actor) ? sql`false` : sql`p.agency_uid = ${actor.agencyUid}`;
  const people = await db.many<{ personUid: string; name: string; role: string }>(sql`
    select p.person_uid as "personUid", btrim(p.first_name || ' ' || p.last_name) as name, p.role from person p
    where p.realm_id = ${db.realmId} and p.role <> 'applicant'
      and ${query.personUid ? sql`p.person_uid = ${query.personUid}` : sql`true`}
      and ${query.search ? containsAllWords(sql`p.first_name || ' ' || p.last_name`, query.search) : sql`true`}
      and (${own} or exists (select from trail t where ${inTrailReach(db, actor)} and t.person_uid = p.person_uid))
    order by name, p.person_uid limit 20`);
  return { people };
};
