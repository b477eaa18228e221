import { monthsAfter } from '@visawright/contract/dates/days.ts';
import { smallestGroup, type Period } from '@visawright/contract/insight/analytics-facts.ts';
import type { Analytics } from '@visawright/contract/insight/analytics.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Scope } from './find-scope.ts';
import { grantedOf, reviewsOf, valuesOf } from './present-tally.ts';
import type { Guard } from './protect-cells.ts';
import type { Sums } from './find-sums.ts';
import { Tally } from './tally.ts';

const rowsShown = 50;
const monthsShown = 6;

type Shown = Pick<Analytics, 'companies' | 'companyKind' | 'companyTotal'>;

// Agencies, or the agents of an agency, by applications started. Sums of an agent are not stored by destination.
export async function presentCompanies(
  db: Db,
  sums: Sums,
  scope: Scope,
  guard: Guard,
  period: Period,
  months: Period,
): Promise<Shown> {
  const { companies, companyKind } = scope;
  if (companyKind === 'agent' && scope.destination !== '') return { companies: [], companyKind, companyTotal: 0 };
  const uids = companies.map(({ uid }) => uid);
  const started = new Map((await sums.sumStarts(db, scope, uids, period)).map(({ uid, n }) => [uid, n]));
  const n = (uid: string) => started.get(uid) ?? 0;
  const ordered = companies.toSorted((one, other) => n(other.uid) - n(one.uid) || one.name.localeCompare(other.name));
  const shownStarted = guard.cells(ordered.map(({ uid }) => n(uid)));
  const top = ordered.slice(0, rowsShown);
  const topUids = top.map(({ uid }) => uid);
  const [lines, byMonth] = await Promise.all([
    sums.sumCompanies(db, scope, topUids, period),
    sums.sumCompanyMonths(db, scope, topUids, months),
  ]);
  const linesOf = Map.groupBy(lines, ({ uid }) => uid);
  const monthsOf = Map.groupBy(byMonth, ({ uid }) => uid);
  const reviews = guard.cells(top.map(({ uid }) => reviewsOf(new Tally(linesOf.get(uid) ?? [])).whole));
  return {
    companyKind,
    companyTotal: companies.length,
    companies: top.map(({ uid, name }, at) => {
      const tally = new Tally(linesOf.get(uid) ?? []);
      const share = ({ part, whole }: { part: number; whole: number }) => guard.share(part, whole);
      const lead = tally.duration('lead');
      return {
        uid,
        name,
        started: shownStarted[at]!,
        firstPass: share(reviewsOf(tally)),
        reviews: reviews[at]!,
        months: Array.from({ length: monthsShown }, (_each, month) => {
          const start = monthsAfter(months.from, month);
          const of = (item: string) =>
            monthsOf.get(uid)?.find((line) => line.month === start && line.item === item)?.n ?? 0;
          return guard.share(of('approved'), of('approved') + of('returned'));
        }),
        lead: guard.isOn && lead.cases < smallestGroup ? null : lead.at(0.5),
        corrected: share(valuesOf(tally)),
        granted: share(grantedOf(tally)),
      };
    }),
  };
}
