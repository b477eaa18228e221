import type { Form } from '@visawright/forms/form/form-schema.ts';
import {
  passportProblems,
  type PassportDays,
  type PassportProblem,
} from '@visawright/forms/rules/passport/passport-validity.ts';
import { daysBetweenDates } from '../../../../lib/dates/dates.ts';
import type { Deadline } from '../../deadline/use-deadline.ts';
import type { ChosenDates } from '../chosen-dates.ts';

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
  readonly deadline: Pick<Deadline, 'verdict' | 'safeDay' | 'lodgeBy'> | null; // null: not calculated yet
}

function timeWarnings({ deadline }: WarnedTrip): TripWarning[] {
  const { verdict, safeDay, lodgeBy } = deadline ?? {};
  if (!safeDay || !lodgeBy) return [];
  if (verdict === 'late') return [{ kind: 'late', lastDay: lodgeBy }];
  return verdict === 'tight' ? [{ kind: 'tight', safeDay: safeDay.date, lastDay: lodgeBy }] : [];
}

function stayWarnings({ form, visaType, dates }: WarnedTrip): TripWarning[] {
  const allowed = form?.visaTypes.find(({ name }) => name === visaType)?.maxStayDays;
  const days = daysBetweenDates(dates.from, dates.to)! + 1; // rules count both the first and the last day
  return allowed && days > allowed ? [{ kind: 'tooLong', days, allowed }] : [];
}

// Warnings never block; unknown rules cause none.
export function tripWarnings(trip: WarnedTrip): TripWarning[] {
  const { form, passport, dates } = trip;
  return [
    ...(form && passport ? passportProblems(form.passportRule, passport, dates) : []),
    ...timeWarnings(trip),
    ...stayWarnings(trip),
  ];
}
