import { destinations } from '@visawright/forms/destinations/destinations.ts';
import type { Query } from '../../lists/lists-cluster.ts';
import { chance, chanceSql } from './chance.ts';
import { agencyUid, agents, agentUid, realmUid } from './companies.ts';

export const countries = destinations.map(({ country }) => country);
export const rules = 60;
export const statuses = ['draft', 'initiated', 'form-data-collected', 'package-ready', 'submitted'] as const;
export const outcomes = ['APPROVED', 'REJECTED', 'PENDING'] as const;
export const documentKinds = ['Passport', 'Bank statement', 'Hotel booking'] as const;
export const valuesOfDocument = 4;
export const isWithDocument = (t: number) => t % 4 === 0; // also one traveller for four applications
const lastMoment = '2026-11-01';
const [year, longestLead, longestStay] = [525_600, 20_000, 9_000]; // minutes

// An application as chance has it; made: minutes before the last moment. The statements below draw the same numbers.
export const factsOf = (t: number) => ({
  place: chance('place', countries.length, t),
  agent: chance('agent', agents, t),
  status: Math.min(4, chance('status', 7, t)),
  outcome: [0, 0, 0, 1, 2][chance('outcome', 5, t)]!,
  waits: chance('waits', 40, t) === 0,
  isReviewed: chance('reviewed', 10, t) < 6,
  isReturned: chance('returned', 6, t) === 0,
  lead: chance('lead', longestLead, t),
  made: chance('made', year, t),
  stay: (status: number) => chance('stay', longestStay, t * 5 + status),
  found: Array.from({ length: chance('rules', 4, t) }, (_each, n) => (chance('rule', rules, t) + n * 17) % rules), // the first is open
  kind: chance('kind', documentKinds.length, t),
  isChanged: (field: number) => chance('changed', 16, t * 5 + field) === 0,
});

const list = (words: readonly string[]) => `array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join()}]`;
// Rows of one table come in the order of their uids.
const uid = (kind: string, n: string) => `('${kind}0000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

export const openFacts = (query: Query) =>
  query(`create temp table made (t int, status int, made timestamptz, moved timestamptz)`);

// Applications of one year with the statuses they left, reviews, findings and checked values: those numbered from `from` to `to` - 1.
export async function addFacts(query: Query, agency: number, from: number, to: number): Promise<void> {
  const ids = `(select ${realmUid} as realm, ${agencyUid(String(agency))} as agency,
    array[${Array.from({ length: agents }, (_each, n) => agentUid(String(agency), String(n + 1))).join()}] as agents offset 0) ids`;
  await query('truncate made');
  await query(`insert into made
    select t, least(4, ${chanceSql('status', 7)}), at, at + ${chanceSql('lead', longestLead)} * interval '1 minute'
    from generate_series(${from}, ${to - 1}) t,
      lateral (select timestamptz '${lastMoment}' - ${chanceSql('made', year)} * interval '1 minute' as at offset 0) a`);
  await query(`insert into applicant (realm_id, applicant_uid, agency_uid, type, first_name, last_name)
    select realm, ${uid('b', 't / 4')}, agency, 'B2B', 'A', 'B' from made, ${ids} where t % 4 = 0`);
  await query(`
    insert into application (realm_id, application_uid, reference, applicant_uid, agency_uid, agent_uid, status, status_since, review,
      review_round, outcome, visa_from, visa_to, nationality, visa_category, visa_type, travel_from, travel_to, created_at, updated_at)
    select realm, ${uid('a', 't')}, 'A-' || t, ${uid('b', 't / 4')}, agency, agents[1 + ${chanceSql('agent', agents)}],
      (${list(statuses)})[1 + status], moved, case when ${chanceSql('waits', 40)} = 0 then 'requested' else 'none' end, 1,
      case when status = 4 then (${list([0, 0, 0, 1, 2].map((n) => outcomes[n]!))})[1 + ${chanceSql('outcome', 5)}] else 'PENDING' end,
      'India', (${list(countries)})[1 + ${chanceSql('place', countries.length)}], 'India', 'Tourism', 'Short', '2027-03-10', '2027-03-20',
      made, made
    from made, ${ids}`);
  await query(`insert into status_stay (realm_id, application_uid, version, status, since, until)
    select realm, ${uid('a', 't')}, 1 + k, (${list(statuses)})[1 + k], made + k * interval '3 days',
      made + k * interval '3 days' + ${chanceSql('stay', longestStay, 't * 5 + k')} * interval '1 minute'
    from made, generate_series(0, status - 1) k, ${ids}`);
  await query(`insert into review_task (realm_id, application_uid, round, reviewer_uid, requested_at, verdict, decided_at)
    select realm, ${uid('a', 't')}, 1, agents[1], made, case when ${chanceSql('returned', 6)} = 0 then 'returned' else 'approved' end,
      made + interval '9 days'
    from made, ${ids} where ${chanceSql('reviewed', 10)} < 6`);
  await query(`insert into found_rule (realm_id, application_uid, rule, found_at, is_open)
    select realm, ${uid('a', 't')}, 'rule-' || (${chanceSql('rule', rules)} + k * 17) % ${rules}, made + interval '1 day', k = 0
    from made, generate_series(0, ${chanceSql('rules', 4)} - 1) k, ${ids}`);
  await query(`insert into document (realm_id, document_uid, applicant_uid, category, kind)
    select realm, ${uid('d', 't')}, ${uid('b', 't / 4')}, 'Passport',
      (${list(documentKinds)})[1 + ${chanceSql('kind', documentKinds.length)}]
    from made, ${ids} where t % 4 = 0`);
  await query(`insert into value_act (realm_id, document_uid, act_no, field, kind, person_uid, at)
    select realm, ${uid('d', 't')}, k, 'field' || k,
      case when ${chanceSql('changed', 16, 't * 5 + k')} = 0 then 'changed' else 'confirmed' end, agents[1], made
    from made, generate_series(0, ${valuesOfDocument - 1}) k, ${ids} where t % 4 = 0`);
}
