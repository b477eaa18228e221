import { z } from 'zod';
import { comparisons, longestPeriodDays } from '../insight/analytics-facts.ts';
import { Analytics } from '../insight/analytics.ts';
import { daysBetween } from '../dates/days.ts';
import { calendarDay } from '../platform/list.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

export const analyticsOperations = {
  getAnalytics: operation({
    ...addresses.getAnalytics,
    summary:
      'Numbers about applications in a period, never a name of a traveller; distributors see no group under five',
    access: 'analytics.read',
    query: z
      .strictObject({
        from: calendarDay,
        to: calendarDay,
        compare: z.enum(comparisons).optional(), // previous by default
        agencyUid: z.uuid().optional(),
        destination: z.string().max(100).optional(),
      })
      .refine(
        ({ from, to }) => from <= to && daysBetween(from, to) < longestPeriodDays,
        `at most ${longestPeriodDays} days, the first before the last`,
      ),
    reply: Analytics,
    errors: ['record.notFound'],
  }),
};
