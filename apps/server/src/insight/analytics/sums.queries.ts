import { eachDay } from '@visawright/contract/dates/days.ts';
import type { Period } from '@visawright/contract/insight/analytics-facts.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { all, type Scope } from './find-scope.ts';
import { monthsOf, spansOf, type Spans } from './spans.ts';
import type { Line } from './tally.ts';

// A row holds the numbers of one company, destination and day or month by measure and item: {"started": 3, "status draft": 1, …}.
interface Numbers {
  readonly key: string;
  readonly n: number;
}

// Measure and item, as analytics_key() in the database puts them together.
function lineOf<T extends Numbers>({ key, n, ...rest }: T): Line & Omit<T, keyof Numbers> {
  const space = key.indexOf(' ');
  return space < 0
    ? { measure: key, item: '', n, ...rest }
    : { measure: key.slice(0, space), item: key.slice(space + 1), n, ...rest };
}

const inScope = (db: Db, { companyUid, destination }: Scope, spans: readonly string[]) => sql`
  realm_id = ${db.realmId} and company_uid = ${companyUid} and agent_uid = ${all} and destination = ${destination}
    and span = any(${spans}::text[])`;

const allOf = ({ added, subtracted }: Spans) => [...added, ...subtracted];
const signed = ({ subtracted }: Spans, number: Sql) =>
  subtracted.length === 0
    ? number
    : sql`case when span = any(${subtracted}::text[]) then -${number} else ${number} end`;

const sumColumns = async (db: Db, scope: Scope, period: Period, columns: Sql): Promise<Line[]> => {
  const spans = spansOf(period);
  const n = sql`sum(${signed(spans, sql`value::int`)})`;
  const rows = await db.many<Numbers>(sql`
    select key, ${n}::int as n from analytics_sum cross join lateral jsonb_each_text(${columns})
    where ${inScope(db, scope, allOf(spans))} group by key having ${n} <> 0`);
  return rows.map(lineOf);
};

export const sumLines = (db: Db, scope: Scope, period: Period): Promise<Line[]> =>
  sumColumns(db, scope, period, sql`counts || leads || stays || rules || fields`);

// Of the period that is compared with, no rules are shown.
export const sumComparedLines = (db: Db, scope: Scope, period: Period): Promise<Line[]> =>
  sumColumns(db, scope, period, sql`counts || leads || stays || fields`);

export const sumDays = (db: Db, scope: Scope, period: Period): Promise<{ day: string; n: number }[]> =>
  db.many(sql`
    select span as day, started as n from analytics_sum
    where ${inScope(db, scope, eachDay(period.from, period.to))} and started is not null`);

// By the Monday each week starts with.
export const sumWeeks = (db: Db, scope: Scope, period: Period): Promise<{ from: string; item: string; n: number }[]> =>
  db.many(sql`
    select date_trunc('week', span::date)::date::text as "from", item, sum((counts ->> ('review ' || item))::int)::int as n
    from analytics_sum cross join (values ('approved'), ('returned')) review (item)
    where ${inScope(db, scope, eachDay(period.from, period.to))} and counts ? ('review ' || item) group by 1, 2`);

// Of all days there ever were.
export const sumWaiting = (db: Db, { companyUid, destination }: Scope): Promise<{ day: string; n: number }[]> =>
  db.many(sql`
    select span as day, (counts ->> 'waiting')::int as n from analytics_sum
    where realm_id = ${db.realmId} and company_uid = ${companyUid} and agent_uid = ${all} and destination = ${destination}
      and length(span) = 10 and counts ? 'waiting'
    order by span`);

export const sumDestinations = async (
  db: Db,
  { companyUid }: Scope,
  destinations: readonly string[],
  period: Period,
): Promise<(Line & { destination: string })[]> => {
  const spans = spansOf(period);
  const rows = await db.many<Numbers & { destination: string }>(sql`
    select destination, key, sum(${signed(spans, sql`value::int`)})::int as n
    from analytics_sum cross join lateral jsonb_each_text(counts)
    where realm_id = ${db.realmId} and company_uid = ${companyUid} and agent_uid = ${all}
      and destination = any(${destinations}::text[]) and span = any(${allOf(spans)}::text[])
    group by 1, 2 having sum(${signed(spans, sql`value::int`)}) <> 0`);
  return rows.map(lineOf);
};

export const sumComparedDestinations = async (
  db: Db,
  { companyUid }: Scope,
  destinations: readonly string[],
  period: Period,
): Promise<(Line & { destination: string })[]> => {
  const spans = spansOf(period);
  return db.many(sql`
    select destination, 'started' as measure, '' as item, sum(${signed(spans, sql`started`)})::int as n
    from analytics_sum
    where realm_id = ${db.realmId} and company_uid = ${companyUid} and agent_uid = ${all}
      and destination = any(${destinations}::text[]) and span = any(${allOf(spans)}::text[]) and started is not null
    group by 1`);
};

// The rows of each agency, or of each agent of the caller's agency. One after the other through the primary key: with two lists the planner
// would rather read the whole table.
const ofEach = (db: Db, scope: Scope, uids: readonly string[], spans: readonly string[], columns: Sql): Sql => sql`
  unnest(${uids}::uuid[]) listed (uid) cross join lateral (
    select span, ${columns} from analytics_sum
    where realm_id = ${db.realmId} and ${
      scope.companyKind === 'agency'
        ? sql`company_uid = listed.uid and agent_uid = ${all}`
        : sql`company_uid = ${scope.companyUid} and agent_uid = listed.uid`
    } and destination = ${scope.destination} and span = any(${spans}::text[]) offset 0) s`;

export const sumStarts = (
  db: Db,
  scope: Scope,
  uids: readonly string[],
  period: Period,
): Promise<{ uid: string; n: number }[]> => {
  const spans = spansOf(period);
  return db.many(sql`
    select uid, sum(n)::int as n
    from ${ofEach(db, scope, uids, allOf(spans), sql`${signed(spans, sql`started`)} as n`)}
    where n is not null group by uid`);
};

export const sumCompanies = async (
  db: Db,
  scope: Scope,
  uids: readonly string[],
  period: Period,
): Promise<(Line & { uid: string })[]> => {
  const spans = spansOf(period);
  const rows = await db.many<Numbers & { uid: string }>(sql`
    select uid, key, sum(${signed(spans, sql`value::int`)})::int as n
    from ${ofEach(db, scope, uids, allOf(spans), sql`counts || leads || fields as numbers`)}
    cross join lateral jsonb_each_text(numbers)
    group by 1, 2 having sum(${signed(spans, sql`value::int`)}) <> 0`);
  return rows.map(lineOf);
};

export const sumCompanyMonths = (
  db: Db,
  scope: Scope,
  uids: readonly string[],
  period: Period,
): Promise<{ uid: string; month: string; item: string; n: number }[]> =>
  db.many(sql`
    select uid, span || '-01' as month, item, (counts ->> ('review ' || item))::int as n
    from ${ofEach(db, scope, uids, monthsOf(period), sql`counts`)} cross join (values ('approved'), ('returned')) review (item)
    where counts ? ('review ' || item)`);
