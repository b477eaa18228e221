import { daysBetween } from '../../lib/dates.ts';
import type { Deadline } from '../findings/use-deadline.ts';

export interface DeadlinePart {
  readonly kind: 'safe' | 'tight' | 'late';
  readonly until: string;
  readonly share: number; // of the bar's width
}

const leastShare = 6; // of a hundred: a part of one day can still be seen

// The time from today to the journey: safe, then tight, then too late to apply. What has passed has no part.
export function deadlineParts(
  { safeDay, lodgeBy }: Pick<Deadline, 'safeDay' | 'lodgeBy'>,
  from: string,
  today: string,
): readonly DeadlinePart[] {
  if (!safeDay || !lodgeBy) return [];
  const whole = Math.max(1, daysBetween(today, from)!);
  let start = today;
  const parts: DeadlinePart[] = [];
  for (const [kind, until] of [
    ['safe', safeDay.date],
    ['tight', lodgeBy],
    ['late', from],
  ] as const) {
    // Where both days come from one number only closed days lie between them: that is no tight time.
    const isOneNumber = kind === 'tight' && parts.length > 0 && (!safeDay.coversLongest || until === start);
    if (until < start || isOneNumber) continue;
    parts.push({ kind, until, share: Math.max(leastShare, Math.round((daysBetween(start, until)! / whole) * 100)) });
    start = until;
  }
  return parts;
}
