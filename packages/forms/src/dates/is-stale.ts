import { daysBetween, daysLater, monthsAfter } from '@visawright/contract/dates/days.ts';

// '2024' may mean its last day: an imprecise date counts as the latest possible one.
const latest = (asOf: string): string => {
  const [year = '', month, day] = asOf.split('-');
  if (day) return asOf;
  return daysLater(monthsAfter(`${year}-${month ?? '12'}-01`, 1), -1);
};

// Stale rules still apply and are marked. A rule that was never verified is not stale.
export const isStale = (verifiedOn: string | null, today: string, afterDays = 365): boolean =>
  verifiedOn !== null && daysBetween(latest(verifiedOn), today) > afterDays;

// The date to show to a traveller: none if it is unknown or too old to rely on.
export const currentDate = (asOf: string | null, today: string, afterDays?: number): string | null =>
  isStale(asOf, today, afterDays) ? null : asOf;
