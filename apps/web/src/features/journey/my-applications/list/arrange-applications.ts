import type { Application } from '@visawright/contract/applications/application.ts';
import { toCalendarDate } from '../../../../lib/dates/dates.ts';

export const sorts = ['soonest', 'latest', 'newest'] as const;
export type Sort = (typeof sorts)[number];
export const chips = ['all', 'waiting', 'returned', 'ready', 'done'] as const;
export type Chip = (typeof chips)[number];

export type Row = Pick<
  Application,
  | 'applicationUid'
  | 'applicantUid'
  | 'applicantName'
  | 'tripUid'
  | 'status'
  | 'review'
  | 'reference'
  | 'visaDetails'
  | 'createdAt'
>;

const tests: Record<Chip, (row: Row) => boolean> = {
  all: () => true,
  waiting: ({ status }) => status !== 'submitted',
  returned: ({ status, review }) => status !== 'submitted' && review.state === 'returned',
  ready: ({ status }) => status === 'package-ready',
  done: ({ status }) => status === 'submitted',
};
export const filterByChip = <T extends Row>(rows: readonly T[], chip: Chip): T[] => rows.filter(tests[chip]);

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|-/gu, '')
    .toLowerCase();

// Each search word must match the start of a word in the row; hyphens in references are optional.
export function searchApplications<T extends Row>(
  rows: readonly T[],
  search: string,
  shown: (row: T) => readonly string[],
): T[] {
  const asked = plain(search).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [...rows];
  return rows.filter((row) => {
    const own = shown(row).flatMap((text) => plain(text).split(/\s+/));
    return asked.every((word) => own.some((one) => one.startsWith(word)));
  });
}

const leaves = ({ visaDetails }: Row) => toCalendarDate(visaDetails.fromDate) ?? '';

// ISO strings sort chronologically.
const before = (a: string, b: string) => Number(a > b) - Number(a < b);

// Past trips come last, the most recent first.
function inOrder(sort: Sort, day: string): (a: Row, b: Row) => number {
  if (sort === 'newest') return (a, b) => before(b.createdAt, a.createdAt);
  if (sort === 'latest') return (a, b) => before(leaves(b), leaves(a));
  return (a, b) => {
    const [first, second] = [leaves(a), leaves(b)];
    const [isOver, otherOver] = [first < day, second < day];
    if (isOver !== otherOver) return isOver ? 1 : -1;
    return isOver ? before(second, first) : before(first, second);
  };
}

export interface TripGroup<T> {
  readonly key: string;
  readonly rows: readonly T[];
}

// Groups travellers of one trip at the position of the first; the user comes first.
export function arrangeApplications<T extends Row>(
  rows: readonly T[],
  { sort, day, own }: { sort: Sort; day: string; own: string | null },
): TripGroup<T>[] {
  const trips = new Map<string, T[]>();
  for (const row of rows.toSorted(inOrder(sort, day))) {
    const key = row.tripUid ?? row.applicationUid;
    trips.set(key, [...(trips.get(key) ?? []), row]);
  }
  const ownFirst = (a: Row, b: Row) =>
    Number(b.applicantUid === own) - Number(a.applicantUid === own) || a.applicantName.localeCompare(b.applicantName);
  return [...trips].map(([key, party]) => ({ key, rows: party.toSorted(ownFirst) }));
}
