import type { QueryOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { sql, type Sql } from '../../platform/db/db.ts';
import type { Only } from '../../platform/lists/export-list.ts';

type Asked = Omit<QueryOf<Operations['applicationsOfAgency']>, 'agencyUid'>;
export type ApplicationListQuery = Asked & {
  readonly agencyUid?: string;
  readonly agentUid?: string;
  readonly applicantUid?: string;
  readonly withTravellers?: 'yes' | undefined;
};
export type ApplicationFilters = Omit<ApplicationListQuery, 'limit' | 'cursor' | 'sort' | 'search'>;

// A single value uses `=` so that an index ending in the sort column can be used.
const oneOf = (column: Sql, text: string): Sql => {
  const values = text.split(',').map((each) => each.trim());
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::text[])`;
};

// An applicant and the travellers they added.
const ofParty = (uid: string): Sql => sql`
  a.applicant_uid in (select m.applicant_uid from applicant m
    where m.realm_id = a.realm_id and (m.applicant_uid = ${uid} or m.added_by = ${uid}))`;

// Filters can only narrow the reach. Only comparisons that can use an index under row-level security are allowed.
export function buildListConditions(query: ApplicationFilters & Only): Sql[] {
  const conditions: Sql[] = [];
  const add = <T>(value: T | undefined, condition: (value: T) => Sql) => {
    if (value !== undefined) conditions.push(condition(value));
  };
  add(query.agencyUid, (uid) => sql`a.agency_uid = ${uid}`);
  add(query.agentUid, (uid) => sql`a.agent_uid = ${uid}`);
  add(query.applicantUid, (uid) => (query.withTravellers ? ofParty(uid) : sql`a.applicant_uid = ${uid}`));
  add(query.only, (uids) => sql`a.application_uid = any(${uids}::uuid[])`);
  add(query.status, (text) => oneOf(sql`a.status`, text));
  add(query.review, (text) => oneOf(sql`a.review`, text));
  add(query.outcome, (text) => oneOf(sql`a.outcome`, text));
  add(query.visaTo, (text) => oneOf(sql`a.visa_to`, text));
  add(query.category, (text) => oneOf(sql`a.visa_category`, text));
  add(query.agent, (uid) => (uid === 'none' ? sql`a.agent_uid is null` : sql`a.agent_uid = ${uid}`));
  add(query.travelAfter, (day) => sql`a.travel_from >= ${day}::date`);
  add(query.travelBefore, (day) => sql`a.travel_from <= ${day}::date`);
  add(query.lodgeBefore, (day) => sql`a.lodge_by <= ${day}::date`);
  return conditions;
}
