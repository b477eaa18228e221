import { dayBetween } from '../../calendar-days.ts';
import type { Random } from '../../random.ts';
import { daysLater } from '../facts/days.ts';

export const today = '2026-11-15';

export const yearsOn = (iso: string, years: number): string =>
  `${Number(iso.slice(0, 4)) + years}${iso.slice(4).replace('-02-29', '-02-28')}`;

// A day since `first`, no later than some days ago; a `first` too late gives itself.
export const dayBefore = (random: Random, first: string, daysAgo = 5): string => {
  const last = daysLater(today, -daysAgo);
  return first < last ? dayBetween(random, first, last) : last;
};
export const later = (first: string, second: string): string => (first > second ? first : second);

// Of a parent between 23 and 38, and born by last year.
export const childBirthday = (random: Random, parentBirth: string): string => {
  const last = daysLater(today, -400);
  const [from, to] = [yearsOn(parentBirth, 23), yearsOn(parentBirth, 38)];
  return dayBetween(random, from < last ? from : daysLater(last, -300), to < last ? to : last);
};
