import { daysLater, monthsAfter } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { ApplyFrom } from '../../form/form-schema.ts';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence, tripDatesOf } from '../evidence.ts';
import { dayFact } from '../fact-text.ts';
import type { Fact } from '../facts.ts';

const params = z.strictObject({ applyFrom: ApplyFrom });

const period = ({ months, days }: ApplyFrom): Fact =>
  months === undefined ? { en: `${days} days`, hi: `${days} दिन` } : { en: `${months} months`, hi: `${months} महीने` };

// How early an application is accepted.
export const lodgeWindow = predicate({
  params,
  limits: (_form, group, { applyFrom }) =>
    applyFrom.groups && !applyFrom.groups.includes(group) ? null : { period: period(applyFrom) },
  judge(input, { applyFrom: { months, days = 0 } }): Violation[] {
    const trip = tripDatesOf(input);
    if (!trip) return [];
    const opens = months === undefined ? daysLater(trip.from, -days) : monthsAfter(trip.from, -months);
    if (input.today >= opens) return [];
    return [
      {
        about: '',
        facts: { opens: dayFact(opens), from: dayFact(trip.from) },
        evidence: [applicationEvidence(input, 'fromDate'), applicationEvidence(input, 'visaTo')],
      },
    ];
  },
});
