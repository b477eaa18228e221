import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { isDay } from '../days.ts';
import { said } from '../evidence.ts';
import { day } from '../words-of.ts';

export const tripAhead = predicate({
  params: z.strictObject({}),
  judge(given): Breach[] {
    const { fromDate, toDate } = given.application;
    if (!isDay(fromDate) || !isDay(toDate)) return [];
    const variant = fromDate > toDate ? 'backwards' : fromDate < given.today ? 'past' : null;
    if (!variant) return [];
    return [
      {
        about: '',
        variant,
        facts: { from: day(fromDate), to: day(toDate), today: day(given.today) },
        evidence: [said(given, 'fromDate'), said(given, 'toDate')],
      },
    ];
  },
});
