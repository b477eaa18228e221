import { daysBetweenDates } from '../../../lib/dates/dates.ts';
import type { Row, TripGroup } from './list/arrange-applications.ts';
import type { MyApplicationsTranslate } from '../../../translations/my-applications/my-applications-texts.ts';

// "5 trips, next departure in 12 days", or the purpose of the screen if no trip is ahead.
export function leadText(t: MyApplicationsTranslate, trips: readonly TripGroup<Row>[], day: string): string {
  const days = trips
    .flatMap(({ rows }) => rows.map(({ visaDetails }) => daysBetweenDates(day, visaDetails.fromDate)))
    .filter((count) => count !== null && count >= 0) as number[];
  if (days.length === 0) return t('help');
  const next = Math.min(...days);
  return t('lead', {
    trips: t('trips', { count: trips.length }),
    departure: next === 0 ? t('departureToday') : t('departure', { count: next }),
  });
}
