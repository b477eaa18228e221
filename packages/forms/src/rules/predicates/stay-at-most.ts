import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { z } from 'zod';
import type { Form } from '../../form-schema.ts';
import { predicate, type Breach } from '../breach.ts';
import { daysBetween, daysLater, eachDay } from '../days.ts';
import { said, tripOf } from '../evidence.ts';

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
  judge(given): Breach[] {
    const [trip, most] = [tripOf(given), mostDays(given.form, given.group, given.application.visaType)];
    if (!trip || most === null) return [];
    const days = daysBetween(trip.from, trip.to) + 1;
    if (days <= most) return [];
    return [
      {
        about: '',
        facts: { days, most, visaType: given.application.visaType, over: days - most },
        evidence: [said(given, 'fromDate'), said(given, 'toDate'), said(given, 'visaType')],
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
