import { monthsAfter } from '@visawright/contract/dates/days.ts';
import type { PassportRule } from '../../form/form-schema.ts';
import type { TripDates } from '../../dates/trip-dates.ts';

// Days as YYYY-MM-DD.
export interface PassportDays {
  readonly expiry: string | null;
  readonly issued: string | null;
}

export type PassportProblem =
  | { readonly kind: 'expiresEarly'; readonly expiry: string; readonly neededUntil: string }
  | { readonly kind: 'issuedTooLongAgo'; readonly issued: string; readonly years: number };

// The day until which the passport must be valid; null if the destination has no such rule. A visa ends on the day of return at the
// earliest, so validity "after visa expiry" is counted from the return as the minimum.
export function passportNeededUntil(rule: PassportRule, { from, to }: TripDates): string | null {
  const days = [
    rule.validForWholeStay ? to : null,
    rule.minValidityMonthsAfterReturn && monthsAfter(to, rule.minValidityMonthsAfterReturn),
    rule.minValidityMonthsAfterArrival && monthsAfter(from, rule.minValidityMonthsAfterArrival),
    rule.minValidityMonthsAfterVisaExpiry && monthsAfter(to, rule.minValidityMonthsAfterVisaExpiry),
  ].filter((day) => typeof day === 'string');
  return days.sort().at(-1) ?? null;
}

export function passportProblems(rule: PassportRule, passport: PassportDays, trip: TripDates): PassportProblem[] {
  const { expiry, issued } = passport;
  const years = rule.issuedWithinYears;
  const neededUntil = passportNeededUntil(rule, trip);
  return [
    ...(expiry && neededUntil && expiry < neededUntil ? [{ kind: 'expiresEarly', expiry, neededUntil } as const] : []),
    ...(issued && years && monthsAfter(issued, years * 12) < trip.from
      ? [{ kind: 'issuedTooLongAgo', issued, years } as const]
      : []),
  ];
}
