import type { Notification } from '@visawright/contract/platform/notification.ts';
import { calendarDateOf } from '../../../lib/dates/dates.ts';

export interface DayGroup {
  readonly day: string;
  readonly items: readonly Notification[];
}

// Latest first, grouped by local day; duplicates from overlapping pages are removed.
export function groupByDay(items: readonly Notification[]): DayGroup[] {
  const groups = new Map<string, Notification[]>();
  const seen = new Set<string>();
  for (const one of items) {
    if (seen.has(one.notificationUid)) continue;
    seen.add(one.notificationUid);
    const day = calendarDateOf(new Date(one.at));
    groups.set(day, [...(groups.get(day) ?? []), one]);
  }
  return [...groups].map(([day, own]) => ({ day, items: own }));
}

// Link target of a notification; announcements have none.
export function notificationAddress({ kind, applicationUid, requestUid }: Notification, role: string): string | null {
  if (applicationUid) return `/applications?open=${applicationUid}`;
  if (kind === 'requestMade' && requestUid) return '/agency?view=requests';
  if (kind === 'requestDecided' && role === 'agency') return '/agents?view=extension';
  return null;
}
