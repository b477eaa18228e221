import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { lodgeBy, safeDay, type LodgeBy, type SafeDay } from '@visawright/forms/lodge-by.ts';
import { daysBetween } from '../../lib/dates.ts';

export interface DeadlinePart {
  readonly kind: 'safe' | 'tight' | 'late';
  readonly until: string;
  readonly share: number; // of the bar's width
}

const leastShare = 6; // of a hundred: a part of one day can still be seen

// The time from today to the journey: safe, then tight, then too late to apply. What has passed has no part.
export function deadlineOf(
  id: string,
  from: string,
  group: VisaGroup | null,
  today: string,
): { safe: SafeDay; last: LodgeBy; parts: readonly DeadlinePart[] } | null {
  const safe = safeDay(id, from, group ?? undefined);
  const last = lodgeBy(id, from, group ?? undefined);
  if (!safe || !last) return null;
  const whole = Math.max(1, daysBetween(today, from)!);
  let start = today;
  const parts: DeadlinePart[] = [];
  for (const [kind, until] of [
    ['safe', safe.date],
    ['tight', last.date],
    ['late', from],
  ] as const) {
    // Where both days come from one number only a weekend lies between them: that is no tight time.
    const isOneNumber = kind === 'tight' && parts.length > 0 && (!safe.coversLongest || until === start);
    if (until < start || isOneNumber) continue;
    parts.push({ kind, until, share: Math.max(leastShare, Math.round((daysBetween(start, until)! / whole) * 100)) });
    start = until;
  }
  return { safe, last, parts };
}
