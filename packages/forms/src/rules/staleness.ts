import { daysBetween } from './days.ts';

// '2024' may have been its last day: a date is never taken for older than it can be.
const latest = (asOf: string): string => {
  const [year = '', month, day] = asOf.split('-');
  if (day) return asOf;
  const next = new Date(Date.UTC(Number(year), month ? Number(month) : 12, 0));
  return next.toISOString().slice(0, 10);
};

// A rule verified too long ago still counts, and says so. One that nobody verified is no staler than it was.
export const isStale = (verifiedOn: string | null, today: string, afterDays = 365): boolean =>
  verifiedOn !== null && daysBetween(latest(verifiedOn), today) > afterDays;
