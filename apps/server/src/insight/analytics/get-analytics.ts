import { daysBetween, daysLater, eachDay, monthsAfter } from '@visawright/contract/dates/days.ts';
import { dayInZone } from '@visawright/contract/dates/time-since.ts';
import { comparedPeriod, periodOf, type Period } from '@visawright/contract/insight/analytics-facts.ts';
import type { Analytics } from '@visawright/contract/insight/analytics.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { QueryOf } from '@visawright/contract/operations/operation.ts';
import { destinations as known } from '@visawright/forms/destinations/destinations.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { findSums } from './find-sums.ts';
import { findScope, type Scope } from './find-scope.ts';
import { presentCompanies } from './present-companies.ts';
import { presentDestinations } from './present-destinations.ts';
import { presentCorrections, presentRates, presentRefusals, presentRules, presentSteps } from './present-tally.ts';
import { guardOf, type Guard } from './protect-cells.ts';
import { Tally } from './tally.ts';

const weeksShown = 12;
const nothing = new Tally([]);

// Everything the screen and the weekly mail show, from the rollups alone.
export async function getAnalytics(
  db: Db,
  actor: Actor,
  query: QueryOf<Operations['getAnalytics']>,
  now = Date.now(),
): Promise<Analytics> {
  const scope = await findScope(db, actor, query);
  const sums = await findSums(db);
  const guard = guardOf(scope.hidesSmallGroups);
  const { zone } = await db.get<{ zone: string }>(sql`select analytics_zone(${db.realmId}) as zone`);
  const today = dayInZone(now, zone);
  const period = { from: query.from, to: query.to };
  const before = comparedPeriod(period, query.compare ?? 'previous', today);
  const none = Promise.resolve([]);
  const countries = known.map(({ country }) => country);
  const [lines, linesBefore, days, daysBefore, weeks, waiting, places, placesBefore, companies] = await Promise.all([
    sums.sumLines(db, scope, period),
    before ? sums.sumComparedLines(db, scope, before) : none,
    sums.sumDays(db, scope, period),
    before ? sums.sumDays(db, scope, before) : none,
    sums.sumWeeks(db, scope, weeksTo(period, today)),
    sums.sumWaiting(db, scope),
    sums.sumDestinations(db, scope, countries, period),
    before ? sums.sumComparedDestinations(db, scope, countries, before) : none,
    presentCompanies(db, sums, scope, guard, period, monthsTo(period, today)),
  ]);
  const [tally, former] = [new Tally(lines), before ? new Tally(linesBefore) : nothing];
  return {
    period,
    comparedWith: before,
    today,
    isCountedTo: new Date(now).toISOString(),
    hidesSmallGroups: guard.isOn,
    ...presentRates(tally, former, guard),
    days: presentDays(period, before, today, days, daysBefore, guard),
    steps: presentSteps(tally, former, guard),
    weeks: presentWeeks(weeksTo(period, today), weeks, guard),
    refusals: presentRefusals(tally, guard),
    destinations: presentDestinations(scope, places, placesBefore, guard),
    findings: presentRules(tally, guard),
    corrections: presentCorrections(tally, guard),
    waiting: presentWaiting(scope, waiting, today, guard),
    ...companies,
  };
}

const lastDay = ({ to }: Period, today: string) => (today < to ? today : to);

const weeksTo = (period: Period, today: string): Period => {
  const { from, to } = periodOf('week', lastDay(period, today));
  return { from: daysLater(from, -7 * (weeksShown - 1)), to };
};

const monthsTo = (period: Period, today: string): Period => {
  const { from, to } = periodOf('month', lastDay(period, today));
  return { from: monthsAfter(from, -5), to };
};

type Counted = readonly { readonly day: string; readonly n: number }[];

// Days that are still to come have no number. The comparison is by position: its first day beside the first of the period.
function presentDays(
  period: Period,
  before: Period | null,
  today: string,
  days: Counted,
  daysBefore: Counted,
  guard: Guard,
): Analytics['days'] {
  const shown = eachDay(period.from, period.to);
  const numbers = (wanted: readonly string[], counted: Counted) => {
    const found = new Map(counted.map(({ day, n }) => [day, n]));
    return guard.cells(wanted.map((day) => found.get(day) ?? 0));
  };
  const now = numbers(shown, days);
  const was = before ? numbers(eachDay(before.from, before.to), daysBefore) : [];
  return shown.map((day, at) => ({ day, now: day > today ? null : now[at]!, was: was[at] ?? null }));
}

function presentWeeks(
  { from }: Period,
  lines: readonly { from: string; item: string; n: number }[],
  guard: Guard,
): Analytics['weeks'] {
  const starts = Array.from({ length: weeksShown }, (_each, at) => daysLater(from, 7 * at));
  const counted = starts.map((start) => {
    const n = (item: string) => lines.find((line) => line.from === start && line.item === item)?.n ?? 0;
    return { approved: n('approved'), all: n('approved') + n('returned') };
  });
  const cases = guard.cells(counted.map(({ all }) => all));
  return counted.map(({ approved, all }, at) => ({
    from: starts[at]!,
    share: guard.share(approved, all),
    cases: cases[at]!,
  }));
}

function presentWaiting(scope: Scope, rows: Counted, today: string, guard: Guard): Analytics['waiting'] {
  const total = rows.reduce((sum, { n }) => sum + n, 0);
  const late = rows.filter(({ day }) => daysBetween(day, today) > 3).reduce((sum, { n }) => sum + n, 0);
  const [overThreeDays] = guard.cells([late, total - late]);
  const reviews = guard.count(total);
  const oldest = scope.hidesSmallGroups ? null : (rows[0]?.day ?? null);
  return { reviews, oldest, overThreeDays: reviews === null ? null : overThreeDays! };
}
