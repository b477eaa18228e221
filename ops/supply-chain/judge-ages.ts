import type { LockedPackage } from './locked-packages.ts';

const leastDays = 7;

export interface ReleaseDates {
  // Day on which packages were locked → package → day of its publication.
  readonly locked: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly exceptions: readonly { id: string; reason: string }[];
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export const recordedDates = (dates: ReleaseDates): Map<string, { published: string; locked: string }> =>
  new Map(
    Object.entries(dates.locked).flatMap(([locked, rows]) =>
      Object.entries(rows).map(([id, published]) => [id, { published, locked }] as const),
    ),
  );

// Bad releases are mostly found within days. The dates are committed, so that this check needs no network and gives the same result on
// every day.
export function judgeAges(packages: readonly LockedPackage[], dates: ReleaseDates): string[] {
  const recorded = recordedDates(dates);
  const excepted = new Map(dates.exceptions.map(({ id }) => [id, false]));
  const findings = new Set<string>();
  for (const { id, integrity } of packages) {
    const row = recorded.get(id);
    if (integrity === undefined) continue;
    if (!row) findings.add(`${id} has no release date; run npm run supply-chain -- --record`);
    else if (daysBetween(row.published, row.locked) >= leastDays) continue;
    else if (excepted.has(id)) excepted.set(id, true);
    else findings.add(`${id} was published on ${row.published}, less than ${leastDays} days before it was locked`);
  }
  const known = new Set(packages.map(({ id }) => id));
  for (const id of recorded.keys()) if (!known.has(id)) findings.add(`the release date of ${id} is not needed`);
  for (const [id, isUsed] of excepted) if (!isUsed) findings.add(`the age exception of ${id} is not needed`);
  return [...findings];
}
