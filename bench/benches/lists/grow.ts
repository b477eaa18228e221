import { shadesOf } from '@visawright/server/tools.ts';
import type { Query } from './lists-cluster.ts';
import { withoutIndexes } from './without-indexes.ts';
import { firstNames, lastNames } from './names.ts';

const agencySize = 2_500;
const realms = 11; // half of the rows are in the first realm
const agents = 5; // per agency

// Ids are hashes of what they identify, so that rows can refer to each other without a lookup. Two characters are replaced to make each
// hash a valid uuid of version 4.
export const uidOf = (kind: string, realm: string, ...rest: string[]) => {
  const name = [`'${kind}'`, realm, ...rest].map((part) => `(${part})::text`).join(` || ' ' || `);
  return `overlay(overlay(md5(${name}) placing '4' from 13) placing '8' from 17)::uuid`;
};

export async function addRealms(query: Query, keycloakUrl: string): Promise<void> {
  for (let n = 0; n < realms; n++)
    await query(
      `insert into realm (realm_id, path, issuer, keycloak_url, keycloak_realm, display_name, shades)
       values (${uidOf('realm', String(n))}, $1, $2, $3, $1, $1, $4)`,
      [`lists-${n}`, `${keycloakUrl}/realms/lists-${n}`, keycloakUrl, shadesOf(null)],
    );
}

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
// Six letters for a number below 2^30; multiplying by an odd factor spreads neighbours over the range without collisions.
const letters = (number: string) =>
  [0, 5, 10, 15, 20, 25]
    .map((bits) => `substr('${crockford}', (((${number} * 694847539 & 1073741823) >> ${bits}) & 31)::int + 1, 1)`)
    .join(' || ');
const one = (list: readonly string[], seed: string) =>
  `(array[${list.map((each) => `'${each}'`).join()}])[1 + (hashtext(${seed}) & 1073741823) % ${list.length}]`;

// Grows the database from `from` to `to` applications: whole agencies of 2,500, half of them in the first realm, rows ordered by time.
export async function grow(query: Query, from: number, to: number): Promise<void> {
  const [first, last] = [from / agencySize, to / agencySize];
  await query(`set session_replication_role = replica`); // no triggers or key checks: the generated rows are consistent
  await query(`set work_mem = '256MB'`);
  await withoutIndexes(query, async () => {
    await query(`
      create temp table grown as
      select r, k, ${uidOf('realm', 'r')} as realm_id, ${uidOf('agency', 'r', 'k')} as agency_uid
      from (select case when n % 2 = 0 then 0 else 1 + n / 2 % ${realms - 1} end as r, n / 2 as k
            from generate_series(${first}, ${last - 1}) n) each`);
    await query(`insert into agency (realm_id, agency_uid, type, name)
      select realm_id, agency_uid, 'AGENCY', 'Agency ' || r || ' ' || k from grown`);
    await query(`
      insert into person (realm_id, person_uid, kc_sub, role, agency_uid, first_name, last_name, email)
      select realm_id, ${uidOf('person', 'r', 'k', 'n')}, ${uidOf('sub', 'r', 'k', 'n')}::text,
        case n when 0 then 'agency' else 'agent' end, agency_uid, 'Person', n::text, 'p' || r || '-' || k || '-' || n || '@lists.test'
      from grown, generate_series(0, ${agents}) n`);
    // One applicant to three applications.
    await query(`
      insert into applicant (realm_id, applicant_uid, agency_uid, agent_uid, type, first_name, last_name, created_at)
      select realm_id, ${uidOf('applicant', 'r', 'k', 't')}, agency_uid, ${uidOf('person', 'r', 'k', `(1 + t % ${agents})`)}, 'B2B',
        initcap(${one(firstNames, `'f' || k || ' ' || t`)}), initcap(${one(lastNames, `'l' || k || ' ' || t`)}),
        timestamptz '2026-11-01' - (${agencySize} - t) * interval '3 hours'
      from generate_series(0, ${Math.floor((agencySize - 1) / 3)}) t, grown`);
    await query(`insert into trip (realm_id, trip_uid, agency_uid)
      select realm_id, ${uidOf('trip', 'r', 'k', 't')}, agency_uid from generate_series(0, ${agencySize / 10 - 1}) t, grown`);
    await query(`
      insert into application (realm_id, application_uid, reference, trip_uid, applicant_uid, agency_uid, agent_uid, status, status_since,
        review, review_round, outcome, visa_from, visa_to, nationality, visa_category, visa_type, travel_from, travel_to, lodge_by, form_id,
        form_version, created_at, updated_at)
      select realm_id, ${uidOf('application', 'r', 'k', 't')}, 'A-' || ${letters(`(k::bigint * ${agencySize} + t + 1)`)},
        case when t % 10 < 2 then ${uidOf('trip', 'r', 'k', 't / 10')} end, ${uidOf('applicant', 'r', 'k', 't / 3')}, agency_uid,
        ${uidOf('person', 'r', 'k', `(1 + t / 3 % ${agents})`)},
        (array['draft', 'initiated', 'form-data-collected', 'package-ready', 'online-form-completed', 'submitted'])[1 + t * 7 / 3 % 6],
        made, case t % 10 when 7 then 'requested' else 'none' end, case t % 10 when 7 then 1 else 0 end, 'PENDING', 'India', 'France',
        'India', 'Tourism', 'Short stay', travel, travel + 10, travel - 21, 'france', 1, made, made
      from generate_series(0, ${agencySize - 1}) t, grown,
        lateral (select timestamptz '2026-11-14' - (${agencySize} - t) * interval '1 hour' - (k % 3000) * interval '1 second' as made,
          date '2026-09-15' + t * 37 % 300 as travel) times`);
    await query(`
      insert into application_sort (realm_id, application_uid, agency_uid, applicant_name, agent_name, documents_missing, findings)
      select a.realm_id, a.application_uid, a.agency_uid, sorted_name(n.first_name, n.last_name),
        sorted_name(p.first_name, p.last_name), hashtext(a.reference) & 7, hashtext(a.reference) & 3
      from grown join application a using (realm_id, agency_uid)
      join applicant n on n.realm_id = a.realm_id and n.applicant_uid = a.applicant_uid
      join person p on p.realm_id = a.realm_id and p.person_uid = a.agent_uid`);
    await query(`
      insert into review_task (realm_id, application_uid, round, reviewer_uid, requested_at)
      select realm_id, ${uidOf('application', 'r', 'k', 't')}, 1, ${uidOf('person', 'r', 'k', '0')}, timestamptz '2026-11-14'
      from generate_series(7, ${agencySize - 1}, 10) t, grown`);
    await query(`
      insert into document (realm_id, document_uid, applicant_uid, category)
      select realm_id, ${uidOf('document', 'r', 'k', 't', 'n')}, ${uidOf('applicant', 'r', 'k', 't / 3')}, 'passport'
      from generate_series(5, ${agencySize - 1}, 10) t, grown, generate_series(1, 3) n`);
    await query(`
      insert into application_document (realm_id, application_uid, document_uid, applicant_uid, position)
      select realm_id, ${uidOf('application', 'r', 'k', 't')}, ${uidOf('document', 'r', 'k', 't', 'n')},
        ${uidOf('applicant', 'r', 'k', 't / 3')}, n
      from generate_series(5, ${agencySize - 1}, 10) t, grown, generate_series(1, 3) n`);
    await query(`
      insert into search_token (realm_id, agency_uid, token, application_uid)
      select realm_id, agency_uid, word, uid
      from generate_series(0, ${agencySize - 1}) t, grown,
        lateral (select ${uidOf('application', 'r', 'k', 't')} as uid, lower(${letters(`(k::bigint * ${agencySize} + t + 1)`)}) as written
          offset 0) application, -- evaluated once for all four tokens
        lateral (values (${one(firstNames, `'f' || k || ' ' || t / 3`)}), (${one(lastNames, `'l' || k || ' ' || t / 3`)}),
          (written), ('a' || written)) as words (word)`);
    await query('drop table grown');
  });
  await query('reset session_replication_role');
  await query('vacuum analyze');
}
