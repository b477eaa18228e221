import type { Form } from '@visawright/forms/form-schema.ts';
import { passportProblems, type PassportDays, type PassportProblem } from '@visawright/forms/passport-validity.ts';
import { daysBetween } from '../../lib/dates.ts';
import type { Deadline } from '../findings/use-deadline.ts';
import type { ChosenDates } from './chosen-dates.ts';

export type TripWarning =
  | PassportProblem
  | { readonly kind: 'late'; readonly lastDay: string }
  | { readonly kind: 'tight'; readonly safeDay: string; readonly lastDay: string }
  | { readonly kind: 'tooLong'; readonly days: number; readonly allowed: number };

export interface WarnedTrip {
  readonly form: Pick<Form, 'passportRule' | 'visaTypes'> | null; // null while it is being loaded
  readonly visaType: string | null;
  readonly dates: ChosenDates;
  readonly passport: PassportDays | null;
  readonly deadline: Pick<Deadline, 'verdict' | 'safeDay' | 'lodgeBy'> | null; // null: not reckoned yet
}

function timeWarnings({ deadline }: WarnedTrip): TripWarning[] {
  const { verdict, safeDay, lodgeBy } = deadline ?? {};
  if (!safeDay || !lodgeBy) return [];
  if (verdict === 'late') return [{ kind: 'late', lastDay: lodgeBy }];
  return verdict === 'tight' ? [{ kind: 'tight', safeDay: safeDay.date, lastDay: lodgeBy }] : [];
}

function stayWarnings({ form, visaType, dates }: WarnedTrip): TripWarning[] {
  const allowed = form?.visaTypes.find(({ name }) => name === visaType)?.maxStayDays;
  const days = daysBetween(dates.from, dates.to)! + 1; // rules count the first and the last day
  return allowed && days > allowed ? [{ kind: 'tooLong', days, allowed }] : [];
}

// What a person should know before any work is done; nothing here stops them. Unknown rules warn of nothing.
export function tripWarnings(trip: WarnedTrip): TripWarning[] {
  const { form, passport, dates } = trip;
  return [
    ...(form && passport ? passportProblems(form.passportRule, passport, dates) : []),
    ...timeWarnings(trip),
    ...stayWarnings(trip),
  ];
}
