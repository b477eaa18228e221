import { daysBetweenDates } from '../../../../lib/dates/dates.ts';
import type { Deadline } from '../../deadline/use-deadline.ts';

export interface DeadlineSegment {
  readonly kind: 'safe' | 'tight' | 'late';
  readonly until: string;
  readonly share: number; // share of the bar width
}

const leastShare = 6; // per cent, so that a single day stays visible

// Segments from today to travel: safe, tight, too late. Past segments are omitted.
export function deadlineSegments(
  { safeDay, lodgeBy }: Pick<Deadline, 'safeDay' | 'lodgeBy'>,
  from: string,
  today: string,
): readonly DeadlineSegment[] {
  if (!safeDay || !lodgeBy) return [];
  const whole = Math.max(1, daysBetweenDates(today, from)!);
  let start = today;
  const parts: DeadlineSegment[] = [];
  for (const [kind, until] of [
    ['safe', safeDay.date],
    ['tight', lodgeBy],
    ['late', from],
  ] as const) {
    // If both days come from one number, only closed days lie between them: no tight segment.
    const isOneNumber = kind === 'tight' && parts.length > 0 && (!safeDay.coversLongest || until === start);
    if (until < start || isOneNumber) continue;
    parts.push({
      kind,
      until,
      share: Math.max(leastShare, Math.round((daysBetweenDates(start, until)! / whole) * 100)),
    });
    start = until;
  }
  return parts;
}
