import { daysBetween } from '../../lib/dates.ts';
import type { Say } from './my-application-words.ts';
import type { Row, Trip } from './arrange.ts';

// "5 trips, next departure in 12 days."; without a trip ahead, what the screen is for.
export function leadOf(t: Say, trips: readonly Trip<Row>[], day: string): string {
  const days = trips
    .flatMap(({ rows }) => rows.map(({ visaDetails }) => daysBetween(day, visaDetails.fromDate)))
    .filter((count) => count !== null && count >= 0) as number[];
  if (days.length === 0) return t('help');
  const next = Math.min(...days);
  return t('lead', {
    trips: t('trips', { count: trips.length }),
    departure: next === 0 ? t('departureToday') : t('departure', { count: next }),
  });
}
