import type { Deadline, DeadlineStep } from '@visawright/forms/deadlines/deadline-of.ts';
import { daysBetween } from '../../lib/dates.ts';

type Holiday = Deadline['closed'][number];

export interface MovedDay {
  readonly from: string; // where counting alone would have put it
  readonly holidays: readonly Holiday[];
  readonly isWeekend: boolean; // neither: closed for a reason we do not name
}

// A day on which nobody takes papers is moved to the open one before it; the holidays in between are the reason.
export function movedBy(from: string | null, to: string | null, closed: readonly Holiday[]): MovedDay | null {
  if (from === null || to === null || to >= from) return null;
  const isWeekend = [0, 6].includes(new Date(`${from}T00:00:00Z`).getUTCDay());
  return { from, holidays: closed.filter(({ date }) => date > to && date <= from), isWeekend };
}

// Where working days are counted, every holiday on the way puts the day earlier.
const countedMove = ({ calendar, moved }: DeadlineStep): MovedDay | null =>
  calendar === 'working' && moved ? { ...moved, isWeekend: false } : null;

const unique = (holidays: readonly Holiday[]) =>
  holidays.filter(
    ({ date, country }, index) =>
      holidays.findIndex((other) => other.date === date && other.country === country) === index,
  );

export interface DeadlineRow {
  readonly id: 'travel' | 'last' | 'safe' | 'appointment' | 'paper';
  readonly day: string | null; // null: not known
  readonly days: number | null; // before travel
  readonly step: DeadlineStep;
  readonly moved: MovedDay | null;
}

// What a person reads: the travel day, the last and the safe day to hand it in, the appointment, papers that must not be too old.
export function deadlineRows({ steps, lodgeBy, safeDay, closed }: Deadline): DeadlineRow[] {
  const stepOf = (id: DeadlineStep['id']) => steps.find((step) => step.id === id);
  const [travel, lodge, longest] = [stepOf('travel'), stepOf('lodge'), stepOf('longest')];
  const known = unique([...closed, ...(lodge?.moved?.holidays ?? [])]); // those that have passed, too
  const row = (
    id: DeadlineRow['id'],
    step: DeadlineStep | undefined,
    day: string | null,
    counted: string | null = null,
  ): DeadlineRow[] => {
    if (!step) return [];
    const moved = movedBy(counted, day, known) ?? (id === 'last' ? countedMove(step) : null);
    return [{ id, step, day, days: daysBetween(day, travel?.latest ?? null), moved }];
  };
  const hasOwnSafeDay = longest && safeDay && safeDay.date !== lodgeBy;
  return [
    ...row('travel', travel, travel?.latest ?? null),
    ...row('last', lodge, lodgeBy, stepOf('decision')?.latest),
    ...(hasOwnSafeDay ? row('safe', longest, safeDay.date, longest.latest) : []),
    ...row('appointment', stepOf('appointment'), null),
    ...steps
      .filter(({ id, notBefore }) => id === 'papers' && notBefore)
      .flatMap((step) => row('paper', step, step.notBefore)),
  ];
}
