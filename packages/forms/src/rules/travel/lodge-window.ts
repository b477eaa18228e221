import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { z } from 'zod';
import { applyFromOf, countedBack } from '../../deadlines/first-day.ts';
import type { Form } from '../../form/form-schema.ts';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence, tripDatesOf } from '../evidence.ts';
import { dayFact } from '../fact-text.ts';
import type { Fact } from '../facts.ts';

// The months apply to the destinations of `monthsFor` whose form does not say how early it accepts an application.
const params = z.strictObject({ months: z.int().positive(), monthsFor: z.array(z.string().length(2)).min(1) });
type Params = z.infer<typeof params>;

const windowOf = (form: Form, group: VisaGroup, { months, monthsFor }: Params) =>
  applyFromOf(form.processing, group) ?? (monthsFor.includes(form.destinationIso2) ? { months } : null);

const windowText = ({ months, days }: { months?: number | undefined; days?: number | undefined }): Fact =>
  months === undefined
    ? { en: days === 1 ? '1 day' : `${days} days`, hi: `${days} दिन` }
    : { en: months === 1 ? '1 month' : `${months} months`, hi: months === 1 ? '1 महीना' : `${months} महीने` };

// How early an application is accepted.
export const lodgeWindow = predicate({
  params,
  limits(form, group, limit) {
    const opening = windowOf(form, group, limit);
    return opening && { window: windowText(opening) };
  },
  judge(input, limit): Violation[] {
    const trip = tripDatesOf(input);
    const opening = windowOf(input.form, input.group, limit);
    if (!trip || !opening) return [];
    const opens = countedBack(opening, trip.from);
    if (input.today >= opens) return [];
    return [
      {
        about: '',
        facts: { window: windowText(opening), opens: dayFact(opens), from: dayFact(trip.from) },
        evidence: [applicationEvidence(input, 'fromDate'), applicationEvidence(input, 'visaTo')],
      },
    ];
  },
});
