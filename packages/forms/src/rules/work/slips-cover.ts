import { monthsAfter } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { requiredMonths } from '../documents/required-months.ts';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence } from '../evidence.ts';
import { valuesOf } from '../documents/documents-of.ts';
import { dayFact } from '../texts/fact-text.ts';

const params = z.strictObject({ newestWithinMonths: z.int().positive() });
const slips = /salary slip/i;

export const slipsCover = predicate({
  params,
  limits(form, group) {
    const months = requiredMonths(form, group, slips);
    return months === null ? null : { months };
  },
  judge(input, { newestWithinMonths }): Violation[] {
    const months = requiredMonths(input.form, input.group, slips);
    const seen = valuesOf(input, { kinds: ['Salary slip'] }, 'payPeriod').filter(({ value }) =>
      /^\d{4}-\d{2}/.test(value),
    );
    const newest = seen.toSorted((a, b) => (a.value < b.value ? 1 : -1))[0];
    if (months === null || !newest) return [];
    const shown = new Set(seen.map(({ value }) => value.slice(0, 7)));
    const isOld =
      monthsAfter(`${newest.value.slice(0, 7)}-01`, newestWithinMonths + 1) <= `${input.today.slice(0, 7)}-01`;
    if (!isOld && shown.size >= months) return [];
    return [
      {
        about: '',
        ...(isOld ? { variant: 'old' } : {}),
        facts: { months, count: shown.size, newest: dayFact(newest.value.slice(0, 7)) },
        evidence: [newest, applicationEvidence(input, 'visaTo')],
        remedy: { category: 'Proof of Employment', docId: newest.docId },
      },
    ];
  },
});
