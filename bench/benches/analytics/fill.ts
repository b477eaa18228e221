import { destinations } from '@visawright/forms/destinations/destinations.ts';
import { shadesOf, type Actor } from '@visawright/server/tools.ts';
import { uidOf } from '../lists/grow.ts';
import type { Query } from '../lists/lists-cluster.ts';
import { withoutIndexes } from '../lists/without-indexes.ts';

const [distributors, agencies, agents] = [4, 400, 5];
const rules = 60;
const realmUid = uidOf('realm', '0');
const agencyUid = (n: string) => uidOf('agency', `(${n})`);
const agentUid = (agency: string, n: string) => uidOf('agent', `(${agency})`, `(${n})`);
const countries = `array[${destinations.map(({ country }) => `'${country.replaceAll("'", "''")}'`).join()}]`;
// A number below `most` that is the same for the same application and purpose.
const chance = (purpose: string, most: number) => `((hashtext('${purpose}' || t) & 1073741823) % ${most})`;

// One realm with its companies, the same in each database.
export async function addCompanies(query: Query): Promise<void> {
  await query(
    `insert into realm (realm_id, path, issuer, keycloak_url, keycloak_realm, display_name, shades)
     values (${realmUid}, 'numbers', 'http://numbers.test', 'http://numbers.test', 'numbers', 'Numbers', $1)`,
    [shadesOf(null)],
  );
  await query(`insert into distributor (realm_id, distributor_uid, type, name)
    select ${realmUid}, ${uidOf('distributor', 'n')}, 'DISTRIBUTOR', 'Distributor ' || n from generate_series(0, ${distributors - 1}) n`);
  await query(`insert into agency (realm_id, agency_uid, distributor_uid, type, name)
    select ${realmUid}, ${agencyUid('n')}, ${uidOf('distributor', `(n % ${distributors})`)}, 'AGENCY', 'Agency ' || n
    from generate_series(0, ${agencies - 1}) n`);
  await query(`insert into person (realm_id, person_uid, kc_sub, role, agency_uid, first_name, last_name, email)
    select ${realmUid}, ${agentUid('n', 'm')}, n || ' ' || m, 'agent', ${agencyUid('n')}, 'Agent', n || ' ' || m,
      n || '-' || m || '@numbers.test'
    from generate_series(0, ${agencies - 1}) n, generate_series(1, ${agents}) m`);
}

// Applications of one year with the statuses they left, reviews, findings and checked values, then the sums that the product would have
// computed for them. Without triggers: the generated rows are consistent.
export async function fill(query: Query, count: number): Promise<void> {
  await query(`set session_replication_role = replica`);
  await query(`set work_mem = '512MB'`);
  const application = uidOf('application', 't');
  const document = uidOf('document', 't');
  await withoutIndexes(query, async () => {
    await query(`
      insert into application (realm_id, application_uid, reference, applicant_uid, agency_uid, agent_uid, status, status_since, review,
        review_round, outcome, visa_from, visa_to, nationality, visa_category, visa_type, travel_from, travel_to, created_at, updated_at)
      select ${realmUid}, ${application}, 'A-' || t, ${uidOf('applicant', 't')}, ${agencyUid(`t % ${agencies}`)},
        ${agentUid(`t % ${agencies}`, `1 + ${chance('agent', agents)}`)}, status, made + ${chance('lead', 20_000)} * interval '1 minute',
        case when ${chance('waiting', 40)} = 0 then 'requested' else 'none' end, 1,
        case when status = 'submitted' then (array['APPROVED', 'APPROVED', 'APPROVED', 'REJECTED', 'PENDING'])[1 + ${chance('outcome', 5)}]
          else 'PENDING' end,
        'India', (${countries})[1 + ${chance('to', destinations.length)}], 'India', 'Tourism', 'Short', '2027-03-10', '2027-03-20', made,
        made
      from generate_series(0, ${count - 1}) t,
        lateral (select timestamptz '2026-11-01' - ${chance('made', 525_600)} * interval '1 minute' as made,
          (array['draft', 'initiated', 'form-data-collected', 'package-ready', 'submitted', 'submitted', 'submitted'])
            [1 + ${chance('status', 7)}] as status) each`);
    await query(`
      insert into status_stay (realm_id, application_uid, version, status, since, until)
      select ${realmUid}, ${application}, k, (array['draft', 'initiated', 'form-data-collected', 'package-ready'])[k], since,
        since + (hashtext('stay' || t || k) & 1073741823) % 9000 * interval '1 minute'
      from generate_series(0, ${count - 1}) t, generate_series(1, 4) k,
        lateral (select timestamptz '2026-11-01' - ${chance('made', 525_600)} * interval '1 minute' + k * interval '3 days' as since) each
      where k < 1 + ${chance('status', 7)}`);
    await query(`
      insert into review_task (realm_id, application_uid, round, reviewer_uid, requested_at, verdict, decided_at)
      select ${realmUid}, ${application}, 1, ${agentUid(`t % ${agencies}`, '1')}, made,
        case when ${chance('verdict', 6)} = 0 then 'returned' else 'approved' end, made + interval '9 days'
      from generate_series(0, ${count - 1}) t,
        lateral (select timestamptz '2026-11-01' - ${chance('made', 525_600)} * interval '1 minute' as made) each
      where ${chance('reviewed', 10)} < 6`);
    await query(`
      insert into found_rule (realm_id, application_uid, rule, found_at, is_open)
      select distinct on (2, 3) ${realmUid}, ${application}, 'rule-' || (hashtext('rule' || t || k) & 1073741823) % ${rules},
        timestamptz '2026-11-01' - ${chance('made', 525_600)} * interval '1 minute' + interval '1 day', k = 1
      from generate_series(0, ${count - 1}) t, generate_series(1, 3) k`);
    await query(`insert into applicant (realm_id, applicant_uid, agency_uid, type, first_name, last_name)
      select ${realmUid}, ${uidOf('applicant', 't')}, ${agencyUid(`t % ${agencies}`)}, 'B2B', 'A', 'B'
      from generate_series(0, ${count - 1}) t`);
    await query(`insert into document (realm_id, document_uid, applicant_uid, category, kind)
      select ${realmUid}, ${document}, ${uidOf('applicant', 't')}, 'Passport', (array['Passport', 'Bank statement', 'Hotel booking'])
        [1 + ${chance('kind', 3)}] from generate_series(0, ${count - 1}, 4) t`);
    await query(`insert into value_act (realm_id, document_uid, act_no, field, kind, person_uid, at)
      select ${realmUid}, ${document}, k, 'field' || k, case when (hashtext('act' || t || k) & 15) = 0 then 'changed' else 'confirmed' end,
        ${agentUid(`t % ${agencies}`, '1')}, timestamptz '2026-11-01' - ${chance('made', 525_600)} * interval '1 minute'
      from generate_series(0, ${count - 1}, 4) t, generate_series(1, 4) k`);
  });
  await query('analyze');
  await sumUp(query);
  await query('reset session_replication_role');
  await query('vacuum analyze');
}

// What the fold would have added up line by line, in one statement for each level.
async function sumUp(query: Query): Promise<void> {
  await query(`create temp table line as
    select distributor_uid, agency_uid, agent_uid, destination, measure, day, item, sum(n) as n from (
      select * from analytics_of_applications(${realmUid}, 'Asia/Kolkata', null)
      union all select * from analytics_of_documents(${realmUid}, 'Asia/Kolkata', null)) each
    group by 1, 2, 3, 4, 5, 6, 7`);
  const zero = `'00000000-0000-0000-0000-000000000000'::uuid`;
  for (const company of [zero, 'distributor_uid', 'agency_uid'])
    for (const place of [`''`, 'destination'])
      await query(`insert into analytics_rollup (realm_id, company_uid, agent_uid, destination, measure, day, item, n)
        select ${realmUid}, ${company}, ${zero}, ${place}, measure, day, item, sum(n) from line
        ${place === 'destination' ? `where destination <> ''` : ''} group by 2, 3, 4, 5, 6, 7`);
  await query(`insert into analytics_rollup (realm_id, company_uid, agent_uid, destination, measure, day, item, n)
    select ${realmUid}, agency_uid, agent_uid, '', measure, day, item, sum(n) from line
    where agent_uid is not null and measure in ('started', 'review', 'lead', 'outcome') group by 2, 3, 4, 5, 6, 7`);
  await query('drop table line');
}

// An admin, a distributor of a hundred agencies and one of these agencies.
export async function readersIn(query: Query): Promise<Actor[]> {
  const [row] = await query<{ realm: string; distributor: string; agency: string }>(`
    select ${realmUid} as realm, ${uidOf('distributor', '0')} as distributor, ${agencyUid('0')} as agency`);
  const { realm, distributor, agency } = row!;
  const base = { realmId: realm, personUid: realm, sub: '', session: '', applicantUid: null, applicantType: null };
  return [
    { ...base, role: 'admin', roles: ['admin'], agencyUid: null, distributorUid: null },
    { ...base, role: 'distributor', roles: ['distributor'], agencyUid: null, distributorUid: distributor },
    { ...base, role: 'agency', roles: ['agency'], agencyUid: agency, distributorUid: null },
  ];
}
