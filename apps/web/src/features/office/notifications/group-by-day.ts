import type { NotificationThread } from '@visawright/contract/platform/notification.ts';
import { calendarDateOf } from '../../../lib/dates/dates.ts';

export interface DayGroup {
  readonly day: string;
  readonly items: readonly NotificationThread[];
}

// In the order of the list, grouped by local day; duplicates from overlapping pages are removed.
export function groupByDay(items: readonly NotificationThread[]): DayGroup[] {
  const groups = new Map<string, NotificationThread[]>();
  const seen = new Set<string>();
  for (const one of items) {
    if (seen.has(one.threadUid)) continue;
    seen.add(one.threadUid);
    const day = calendarDateOf(new Date(one.at));
    groups.set(day, [...(groups.get(day) ?? []), one]);
  }
  return [...groups].map(([day, own]) => ({ day, items: own }));
}

// Where a row leads; announcements lead nowhere.
export function threadAddress({ applicationUid, events: [newest] }: NotificationThread, role: string): string | null {
  if (applicationUid) return `/applications?open=${applicationUid}`;
  if (newest?.kind === 'requestMade' && newest.requestUid) return '/agency?view=requests';
  if (newest?.kind === 'requestDecided' && role === 'agency') return '/agents?view=extension';
  return null;
}
