import type { Finding } from '@visawright/contract/forms/finding.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { firstDayOf } from '@visawright/forms/deadlines/first-day.ts';
import type { Advice, Form } from '@visawright/forms/form/form-schema.ts';
import {
  passportProblems,
  type PassportDays,
  type PassportProblem,
} from '@visawright/forms/rules/passport/passport-validity.ts';
import { daysBetweenDates } from '../../../../lib/dates/dates.ts';
import type { Deadline } from '../../deadline/use-deadline.ts';
import type { ChosenDates } from '../chosen-dates.ts';

type AdviceWarning = { readonly kind: 'exempt' | 'passport' | 'boarding'; readonly advice: Advice };
export type TripWarning =
  | PassportProblem
  | { readonly kind: 'late'; readonly lastDay: string }
  | { readonly kind: 'tight'; readonly safeDay: string; readonly lastDay: string }
  | { readonly kind: 'tooEarly'; readonly opens: string }
  | { readonly kind: 'tooLong'; readonly days: number; readonly allowed: number }
  | { readonly kind: 'nameRefused' }
  | { readonly kind: 'otherCountry'; readonly finding: Finding }
  | AdviceWarning;

// Most serious first: what ends the trip, what changes it, what to know.
const order = [
  'late',
  'nameRefused',
  'expiresEarly',
  'issuedTooLongAgo',
  'otherCountry',
  'tooLong',
  'exempt',
  'passport',
  'tight',
  'tooEarly',
  'boarding',
] as const satisfies readonly TripWarning['kind'][];

export interface WarnedTrip {
  readonly form: Pick<Form, 'passportRule' | 'visaTypes' | 'processing' | 'singleName'> | null; // null while it is being loaded
  readonly group: VisaGroup | null;
  readonly visaType: string | null;
  readonly dates: ChosenDates | null;
  readonly today: string;
  readonly passport: PassportDays | null;
  readonly hasOneName: boolean; // the passport has a single name
  readonly deadline: Pick<Deadline, 'verdict' | 'safeDay' | 'lodgeBy'> | null; // null: not calculated yet
  readonly advice: readonly Advice[]; // for these travellers
  readonly findings: readonly Finding[]; // of the documents that are already there
}

function timeWarnings({ deadline, form, group, dates, today }: WarnedTrip): TripWarning[] {
  const { verdict, safeDay, lodgeBy } = deadline ?? {};
  const opens = form && dates ? firstDayOf(form.processing, dates.from, group ?? undefined) : null;
  const early: TripWarning[] = opens && today < opens ? [{ kind: 'tooEarly', opens }] : [];
  if (!safeDay || !lodgeBy) return early;
  if (verdict === 'late') return [{ kind: 'late', lastDay: lodgeBy }];
  return verdict === 'tight' ? [{ kind: 'tight', safeDay: safeDay.date, lastDay: lodgeBy }] : early;
}

function stayWarnings({ form, visaType, dates }: WarnedTrip): TripWarning[] {
  const allowed = form?.visaTypes.find(({ name }) => name === visaType)?.maxStayDays;
  if (!allowed || !dates) return [];
  const days = daysBetweenDates(dates.from, dates.to)! + 1; // rules count both the first and the last day
  return days > allowed ? [{ kind: 'tooLong', days, allowed }] : [];
}

function adviceWarnings({ advice }: WarnedTrip): TripWarning[] {
  return advice.flatMap((one): TripWarning[] => {
    const { topic: kind } = one;
    return kind === 'exempt' || kind === 'passport' || kind === 'boarding' ? [{ kind, advice: one }] : [];
  });
}

// Warnings never block; unknown rules cause none.
export function tripWarnings(trip: WarnedTrip): TripWarning[] {
  const { form, passport, dates, hasOneName, findings } = trip;
  const other = findings.find(
    ({ rule, status, accepted }) => rule === 'main-destination' && status === 'fails' && !accepted,
  );
  const all: TripWarning[] = [
    ...(form && passport && dates ? passportProblems(form.passportRule, passport, dates) : []),
    ...(hasOneName && form?.singleName?.convention === 'refused' ? [{ kind: 'nameRefused' } as const] : []),
    ...(other ? [{ kind: 'otherCountry', finding: other } as const] : []),
    ...timeWarnings(trip),
    ...stayWarnings(trip),
    ...adviceWarnings(trip),
  ];
  return all.toSorted((one, next) => order.indexOf(one.kind) - order.indexOf(next.kind));
}
