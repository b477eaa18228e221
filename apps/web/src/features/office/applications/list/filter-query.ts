import { statuses } from '@visawright/contract/applications/application-status.ts';
import { daysLater } from '@visawright/contract/dates/days.ts';
import type { ListFilters, ListSort } from '../../../../components/list/list.types.ts';
import { today } from '../../../../lib/dates/dates.ts';

export const inDays = (days: number, from = today()) => daysLater(from, days);

// 'next-21' counts from today, so that a saved view stays current.
function range(value: readonly string[] | undefined, from: string): { after?: string; before?: string } {
  if (!value || value.length === 0) return {};
  const [first = '', second = ''] = value;
  const preset = /^next-(\d+)$/.exec(first)?.[1];
  if (preset) return { after: from, before: inDays(Number(preset), from) };
  return { ...(first ? { after: first } : {}), ...(second ? { before: second } : {}) };
}

const joined = (value: readonly string[] | undefined) => (value && value.length > 0 ? value.join(',') : undefined);

// Converts filters to query parameters; unset filters are left out.
export function filterQuery(filters: ListFilters, from = today()) {
  const travel = range(filters.travel, from);
  const lodge = filters.lodge?.[0];
  // Submitted applications cannot miss their lodge-by date.
  const open = lodge === undefined ? undefined : statuses.filter((word) => word !== 'submitted');
  const asked = {
    status: joined(filters.status) ?? joined(open),
    review: joined(filters.review),
    outcome: joined(filters.outcome),
    visaTo: joined(filters.visaTo),
    category: filters.category?.[0],
    agent: filters.agent?.[0],
    travelAfter: travel.after,
    travelBefore: travel.before,
    lodgeBefore: lodge === undefined ? undefined : inDays(lodge === 'late' ? -1 : Number(lodge), from),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as {
    [K in keyof typeof asked]?: string;
  };
}

// `created` begins with the newest, every other word with the smallest; a minus reverses the order.
export function sortWord<K extends string>({ key, direction }: ListSort, known: readonly K[]) {
  const word = known.find((one) => one === key);
  if (!word) return undefined;
  const natural = word === 'created' ? 'desc' : 'asc';
  return natural === direction ? word : (`-${word}` as const);
}
