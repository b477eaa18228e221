import type { PassportRule } from './form-schema.ts';
import { monthsAfter } from './months-after.ts';

// Days as YYYY-MM-DD.
export interface PassportDays {
  readonly expiry: string | null;
  readonly issued: string | null;
}
export interface TripDays {
  readonly from: string;
  readonly to: string;
}

export type PassportProblem =
  | { readonly kind: 'expiresEarly'; readonly expiry: string; readonly neededUntil: string }
  | { readonly kind: 'issuedTooLongAgo'; readonly issued: string; readonly years: number };

// The day a passport must reach; null where the destination has no such rule. A visa ends on the day of return at the
// earliest, so the time asked after its end is counted from there: the least that can be meant.
export function passportNeededUntil(rule: PassportRule, { from, to }: TripDays): string | null {
  const days = [
    rule.validForWholeStay ? to : null,
    rule.minValidityMonthsAfterReturn && monthsAfter(to, rule.minValidityMonthsAfterReturn),
    rule.minValidityMonthsAfterArrival && monthsAfter(from, rule.minValidityMonthsAfterArrival),
    rule.minValidityMonthsAfterVisaExpiry && monthsAfter(to, rule.minValidityMonthsAfterVisaExpiry),
  ].filter((day) => typeof day === 'string');
  return days.sort().at(-1) ?? null;
}

export function passportProblems(rule: PassportRule, passport: PassportDays, trip: TripDays): PassportProblem[] {
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
