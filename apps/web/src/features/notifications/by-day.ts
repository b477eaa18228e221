import type { Notification } from '@visawright/contract/notification.ts';
import { calendarDateOf } from '../../lib/dates.ts';

export interface DayGroup {
  readonly day: string;
  readonly items: readonly Notification[];
}

// Latest first, as they come; days are those of the person's own clock. One that a page brought twice is shown once.
export function byDay(items: readonly Notification[]): DayGroup[] {
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

// Where a notification leads; an announcement has said all there is.
export function placeOf({ kind, applicationUid, requestUid }: Notification, role: string): string | null {
  if (applicationUid) return `/applications?open=${applicationUid}`;
  if (kind === 'requestMade' && requestUid) return '/agency?view=requests';
  if (kind === 'requestDecided' && role === 'agency') return '/agents?view=extension';
  return null;
}
