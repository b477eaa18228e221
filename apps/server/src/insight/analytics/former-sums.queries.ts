import type { Period } from '@visawright/contract/insight/analytics-facts.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { all, type Scope } from './find-scope.ts';
import type { Line } from './tally.ts';

const within = ({ from, to }: Period) => sql`day >= ${from}::date and day <= ${to}::date`;

const inScope = (db: Db, { companyUid }: Scope, destination: Sql, measures: readonly string[]) => sql`
  realm_id = ${db.realmId} and company_uid = ${companyUid} and agent_uid = ${all} and destination = ${destination}
    and measure = any(${measures}::text[])`;

const measures = [
  'started',
  'status',
  'reached',
  'outcome',
  'lead',
  'stay',
  'review',
  'section',
  'found',
  'solved',
  'refused',
  'value',
];

const sumLines = (db: Db, scope: Scope, period: Period): Promise<Line[]> =>
  db.many<Line>(sql`
    select measure, item, sum(n)::int as n from analytics_rollup
    where ${inScope(db, scope, sql`${scope.destination}`, measures)} and ${within(period)}
    group by measure, item having sum(n) <> 0`);

const sumDays = (db: Db, scope: Scope, period: Period): Promise<{ day: string; n: number }[]> =>
  db.many(sql`
    select day::text, sum(n)::int as n from analytics_rollup
    where ${inScope(db, scope, sql`${scope.destination}`, ['started'])} and ${within(period)} group by day`);

// By the Monday each week starts with.
const sumWeeks = (db: Db, scope: Scope, period: Period): Promise<{ from: string; item: string; n: number }[]> =>
  db.many(sql`
    select date_trunc('week', day)::date::text as "from", item, sum(n)::int as n from analytics_rollup
    where ${inScope(db, scope, sql`${scope.destination}`, ['review'])} and ${within(period)} group by 1, 2`);

const sumWaiting = (db: Db, scope: Scope): Promise<{ day: string; n: number }[]> =>
  db.many(sql`
    select day::text, sum(n)::int as n from analytics_rollup
    where ${inScope(db, scope, sql`${scope.destination}`, ['waiting'])} group by day having sum(n) <> 0 order by day`);

const sumDestinations = (
  db: Db,
  scope: Scope,
  destinations: readonly string[],
  period: Period,
): Promise<(Line & { destination: string })[]> =>
  db.many(sql`
    select destination, measure, item, sum(n)::int as n from analytics_rollup
    where ${inScope(db, scope, sql`any(${destinations}::text[])`, ['started', 'status', 'outcome'])} and ${within(period)}
    group by destination, measure, item having sum(n) <> 0`);

// By agency, or by agent of the caller's agency.
const ofCompanies = (db: Db, scope: Scope, uids: readonly string[]) =>
  scope.companyKind === 'agency'
    ? sql`realm_id = ${db.realmId} and company_uid = any(${uids}::uuid[]) and agent_uid = ${all}`
    : sql`realm_id = ${db.realmId} and company_uid = ${scope.companyUid} and agent_uid = any(${uids}::uuid[])`;
const companyColumn = ({ companyKind }: Scope) => (companyKind === 'agency' ? sql`company_uid` : sql`agent_uid`);

const sumStarts = (
  db: Db,
  scope: Scope,
  uids: readonly string[],
  period: Period,
): Promise<{ uid: string; n: number }[]> =>
  db.many(sql`
    select ${companyColumn(scope)} as uid, sum(n)::int as n from analytics_rollup
    where ${ofCompanies(db, scope, uids)} and destination = ${scope.destination} and measure = 'started' and ${within(period)}
    group by 1`);

const sumCompanies = (
  db: Db,
  scope: Scope,
  uids: readonly string[],
  period: Period,
): Promise<(Line & { uid: string })[]> =>
  db.many(sql`
    select ${companyColumn(scope)} as uid, measure, item, sum(n)::int as n from analytics_rollup
    where ${ofCompanies(db, scope, uids)} and destination = ${scope.destination}
      and measure = any('{review,lead,value,outcome}'::text[]) and ${within(period)}
    group by 1, 2, 3 having sum(n) <> 0`);

const sumCompanyMonths = (
  db: Db,
  scope: Scope,
  uids: readonly string[],
  period: Period,
): Promise<{ uid: string; month: string; item: string; n: number }[]> =>
  db.many(sql`
    select ${companyColumn(scope)} as uid, date_trunc('month', day)::date::text as month, item, sum(n)::int as n
    from analytics_rollup
    where ${ofCompanies(db, scope, uids)} and destination = ${scope.destination} and measure = 'review' and ${within(period)}
    group by 1, 2, 3`);

// The sums of the former release, until its shares are in those of sums.queries.ts.
export const formerSums = {
  sumLines,
  sumComparedLines: sumLines,
  sumDays,
  sumWeeks,
  sumWaiting,
  sumDestinations,
  sumComparedDestinations: sumDestinations,
  sumStarts,
  sumCompanies,
  sumCompanyMonths,
};
