import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { lodgeBy, safeDay } from '@visawright/forms/lodge-by.ts';
import { passportProblems, type PassportDays, type PassportProblem } from '@visawright/forms/passport-validity.ts';
import { daysBetween } from '../../lib/dates.ts';
import type { ChosenDates } from './chosen-dates.ts';

export type TripWarning =
  | PassportProblem
  | { readonly kind: 'late'; readonly lastDay: string }
  | { readonly kind: 'tight'; readonly safeDay: string; readonly lastDay: string }
  | { readonly kind: 'tooLong'; readonly days: number; readonly allowed: number };

export interface WarnedTrip {
  readonly id: string;
  readonly form: Pick<Form, 'passportRule' | 'visaTypes'> | null; // null while it is being loaded
  readonly group: VisaGroup;
  readonly visaType: string | null;
  readonly dates: ChosenDates;
  readonly passport: PassportDays | null;
  readonly today: string;
}

function timeWarnings({ id, group, dates, today }: WarnedTrip): TripWarning[] {
  const last = lodgeBy(id, dates.from, group);
  const safe = safeDay(id, dates.from, group);
  if (!last || !safe || safe.date >= today) return [];
  return last.date < today
    ? [{ kind: 'late', lastDay: last.date }]
    : [{ kind: 'tight', safeDay: safe.date, lastDay: last.date }];
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
