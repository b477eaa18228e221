import { isWeekend } from '@visawright/contract/dates/days.ts';
import type { Deadline, DeadlineStep } from '@visawright/forms/deadlines/deadline-of.ts';
import { daysBetweenDates } from '../../../lib/dates/dates.ts';

type Holiday = Deadline['closed'][number];

export interface MovedDay {
  readonly from: string; // the date before it was moved
  readonly holidays: readonly Holiday[];
  readonly isWeekend: boolean; // neither: closed for another reason
}

// A closed day is moved to the previous open day; the holidays in between are the reason.
export function movedBy(from: string | null, to: string | null, closed: readonly Holiday[]): MovedDay | null {
  if (from === null || to === null || to >= from) return null;
  return { from, holidays: closed.filter(({ date }) => date > to && date <= from), isWeekend: isWeekend(from) };
}

// When counting working days, every holiday in between moves the day earlier.
const countedMove = ({ calendar, moved }: DeadlineStep): MovedDay | null =>
  calendar === 'working' && moved ? { ...moved, isWeekend: false } : null;

const unique = (holidays: readonly Holiday[]) =>
  holidays.filter(
    ({ date, country }, index) =>
      holidays.findIndex((other) => other.date === date && other.country === country) === index,
  );

export interface DeadlineRow {
  readonly id: 'travel' | 'last' | 'safe' | 'appointment' | 'document';
  readonly day: string | null; // null: unknown
  readonly days: number | null; // days before travel
  readonly step: DeadlineStep;
  readonly moved: MovedDay | null;
}

// Travel day, last and safe day to apply, appointment, and documents with an age limit.
export function deadlineRows({ steps, lodgeBy, safeDay, closed }: Deadline): DeadlineRow[] {
  const stepOf = (id: DeadlineStep['id']) => steps.find((step) => step.id === id);
  const [travel, lodge, longest] = [stepOf('travel'), stepOf('lodge'), stepOf('longest')];
  const known = unique([...closed, ...(lodge?.moved?.holidays ?? [])]); // including past ones
  const row = (
    id: DeadlineRow['id'],
    step: DeadlineStep | undefined,
    day: string | null,
    counted: string | null = null,
  ): DeadlineRow[] => {
    if (!step) return [];
    const moved = movedBy(counted, day, known) ?? (id === 'last' ? countedMove(step) : null);
    return [{ id, step, day, days: daysBetweenDates(day, travel?.latest ?? null), moved }];
  };
  const hasOwnSafeDay = longest && safeDay && safeDay.date !== lodgeBy;
  return [
    ...row('travel', travel, travel?.latest ?? null),
    ...row('last', lodge, lodgeBy, stepOf('decision')?.latest),
    ...(hasOwnSafeDay ? row('safe', longest, safeDay.date, longest.latest) : []),
    ...row('appointment', stepOf('appointment'), null),
    ...steps
      .filter(({ id, notBefore }) => id === 'documents' && notBefore)
      .flatMap((step) => row('document', step, step.notBefore)),
  ];
}
