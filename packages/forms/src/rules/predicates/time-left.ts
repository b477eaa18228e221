import { z } from 'zod';
import { deadlineOf } from '../../deadlines/deadline-of.ts';
import { predicate, type Breach } from '../breach.ts';
import { said, tripOf } from '../evidence.ts';
import { day } from '../words-of.ts';

// Too late for the usual time, holidays of both countries left out. A destination that names no time has no such rule.
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
  judge(given): Breach[] {
    const { form, group, today } = given;
    const trip = tripOf(given);
    if (!trip || trip.from < today) return []; // a trip that is past is told by its own rule
    const { verdict, lodgeBy } = deadlineOf({ form, group, travelFrom: trip.from, today });
    if (verdict !== 'late' || !lodgeBy) return [];
    return [
      {
        about: '',
        facts: { from: day(trip.from), latest: day(lodgeBy), today: day(today) },
        evidence: [said(given, 'fromDate'), said(given, 'visaTo')],
      },
    ];
  },
});
