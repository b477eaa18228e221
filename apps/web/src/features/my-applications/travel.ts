import type { Application } from '@visawright/contract/application.ts';
import { urgencyOf } from '../../components/list/urgency.ts';
import { daysBetween } from '../../lib/dates.ts';

type Row = Pick<Application, 'status' | 'visaDetails' | 'lodgeBy'>;

export interface Travel {
  readonly length: number; // days between the dates
  readonly until: number; // days to departure; negative: it has passed
  readonly phase: 'ahead' | 'today' | 'underWay' | 'past';
  readonly tone: 'bad' | 'warn' | null;
  readonly hurries: 'trip' | 'applying' | null;
  readonly lodge: 'by' | 'late' | 'unknown' | null; // null: handed in, or over; nothing hurries any more
}

// How near the trip is. What hurries is not the departure but the last safe day to apply before it.
export function travelOf(row: Row, day: string, limits: { bad: number; warn: number }): Travel {
  const { fromDate, toDate } = row.visaDetails;
  const until = daysBetween(day, fromDate) ?? 0;
  const back = daysBetween(day, toDate) ?? 0;
  const phase = until > 0 ? 'ahead' : until === 0 ? 'today' : back >= 0 ? 'underWay' : 'past';
  const times = { length: daysBetween(fromDate, toDate) ?? 0, until, phase } as const;
  if (row.status === 'submitted' || until < 0) return { ...times, tone: null, hurries: null, lodge: null };
  const left = daysBetween(day, row.lodgeBy);
  if (left === null) return { ...times, tone: null, hurries: null, lodge: 'unknown' };
  const tone = urgencyOf(left, limits);
  const hurries = tone && (until <= limits.warn ? 'trip' : 'applying');
  return { ...times, tone, hurries, lodge: left < 0 ? 'late' : 'by' };
}
