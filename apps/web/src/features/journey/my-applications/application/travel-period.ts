import { tripLength } from '@visawright/contract/dates/days.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import { urgencyOf } from '../../../../components/list/badges/urgency.ts';
import { daysBetweenDates } from '../../../../lib/dates/dates.ts';

type Row = Pick<Application, 'status' | 'visaDetails' | 'lodgeBy'>;

export interface TravelPeriod {
  readonly length: number; // days between the dates
  readonly until: number; // days until departure; negative: in the past
  readonly phase: 'ahead' | 'today' | 'inProgress' | 'past';
  readonly tone: 'bad' | 'warn' | null;
  readonly hurries: 'trip' | 'applying' | null;
  readonly lodge: 'by' | 'late' | 'unknown' | null; // null: submitted or past, no deadline left
}

// Urgency follows the last safe day to apply, not the departure.
export function travelPeriodOf(row: Row, day: string, limits: { bad: number; warn: number }): TravelPeriod {
  const { fromDate, toDate } = row.visaDetails;
  const until = daysBetweenDates(day, fromDate) ?? 0;
  const back = daysBetweenDates(day, toDate) ?? 0;
  const phase = until > 0 ? 'ahead' : until === 0 ? 'today' : back >= 0 ? 'inProgress' : 'past';
  const times = { length: tripLength(fromDate, toDate) ?? 0, until, phase } as const;
  if (row.status === 'submitted' || until < 0) return { ...times, tone: null, hurries: null, lodge: null };
  const left = daysBetweenDates(day, row.lodgeBy);
  if (left === null) return { ...times, tone: null, hurries: null, lodge: 'unknown' };
  const tone = urgencyOf(left, limits);
  const hurries = tone && (until <= limits.warn ? 'trip' : 'applying');
  return { ...times, tone, hurries, lodge: left < 0 ? 'late' : 'by' };
}
