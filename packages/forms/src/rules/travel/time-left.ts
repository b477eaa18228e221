import { z } from 'zod';
import { deadlineOf } from '../../deadlines/deadline-of.ts';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence, tripDatesOf } from '../evidence.ts';
import { dayFact } from '../texts/fact-text.ts';

// Too late for the usual processing time, not counting holidays of both countries. Does not apply if the destination publishes none.
export const timeLeft = predicate({
  params: z.strictObject({}),
  limits({ processing }, group) {
    const rule = processing?.lodgeBefore;
    if (!rule || (rule.groups && !rule.groups.includes(group))) return null;
    const { days, calendar } = rule;
    const isWorking = calendar === 'working';
    return {
      time: { en: `${days} ${isWorking ? 'working days' : 'days'}`, hi: `${days} ${isWorking ? 'कार्य दिवस' : 'दिन'}` },
    };
  },
  judge(input): Violation[] {
    const { form, group, today } = input;
    const trip = tripDatesOf(input);
    if (!trip || trip.from < today) return []; // past trips are covered by another rule
    const { verdict, lodgeBy } = deadlineOf({ form, group, travelFrom: trip.from, today });
    if (verdict !== 'late' || !lodgeBy) return [];
    return [
      {
        about: '',
        facts: { from: dayFact(trip.from), latest: dayFact(lodgeBy), today: dayFact(today) },
        evidence: [applicationEvidence(input, 'fromDate'), applicationEvidence(input, 'visaTo')],
      },
    ];
  },
});
