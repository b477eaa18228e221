import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { daysLater, isDay } from '@visawright/contract/dates/days.ts';
import type { Advice, AdviceTopic, Ages, Form } from './form-schema.ts';

// Whole years on the day of application; null if the date of birth is unknown.
export type Age = number | null;

export const isOfAge = ({ from = 0, under = Infinity }: Ages, age: number): boolean => age >= from && age < under;

const topicsOnDetails: readonly AdviceTopic[] = ['exempt', 'passport', 'boarding'];

// The advice for these travellers. A traveller of unknown age may be the one it is meant for.
export const adviceFor = ({ advice = [] }: Pick<Form, 'advice'>, group: VisaGroup, ages: readonly Age[]): Advice[] =>
  advice.filter(
    ({ groups, ages: meant }) =>
      (!groups || groups.includes(group)) &&
      (!meant || ages.length === 0 || ages.some((age) => age === null || isOfAge(meant, age))),
  );

// Advice that warns before any work begins is shown on Details; the rest is good to know while preparing.
export const isGoodToKnow = ({ topic }: Advice): boolean => !topicsOnDetails.includes(topic);
export const isForBoarding = ({ topic }: Advice): boolean => topic === 'boarding';

// The first day on which an arrival declaration can be made; null if unknown.
export const opensOn = ({ opensDaysBefore }: Advice, arrival: string | null): string | null =>
  opensDaysBefore === undefined || !isDay(arrival) ? null : daysLater(arrival, -opensDaysBefore);
