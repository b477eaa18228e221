import { daysLater, daysOfTrip, eachDay } from '@visawright/contract/dates/days.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { z } from 'zod';
import type { Form } from '../../form/form-schema.ts';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence, tripDatesOf } from '../evidence.ts';

function mostDays({ visaTypes }: Form, group: VisaGroup, visaType?: string): number | null {
  const own = visaTypes.find(({ name }) => name === visaType);
  const days = (own ? [own] : visaTypes.filter((each) => each.group === group)).map(({ maxStayDays }) => maxStayDays);
  return days.length === 0 || days.includes(null) ? null : Math.max(...days.filter((each) => each !== null));
}

export const stayAtMost = predicate({
  params: z.strictObject({}),
  limits(form, group) {
    const days = mostDays(form, group);
    return days === null ? null : { most: days };
  },
  judge(input): Violation[] {
    const [trip, most] = [tripDatesOf(input), mostDays(input.form, input.group, input.application.visaType)];
    if (!trip || most === null) return [];
    const days = daysOfTrip(trip.from, trip.to);
    if (days <= most) return [];
    return [
      {
        about: '',
        facts: { days, most, visaType: input.application.visaType, over: days - most },
        evidence: [
          applicationEvidence(input, 'fromDate'),
          applicationEvidence(input, 'toDate'),
          applicationEvidence(input, 'visaType'),
        ],
        days: {
          first: trip.from,
          last: trip.to,
          uncovered: eachDay(daysLater(trip.from, most), trip.to),
          unit: 'days',
        },
      },
    ];
  },
});
