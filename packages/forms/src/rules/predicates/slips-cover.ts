import { z } from 'zod';
import { monthsAfter } from '../../months-after.ts';
import { askedMonths } from '../asked-months.ts';
import { predicate, type Breach } from '../breach.ts';
import { said } from '../evidence.ts';
import { valuesOf } from '../papers.ts';
import { day } from '../words-of.ts';

const params = z.strictObject({ newestWithinMonths: z.int().positive() });
const slips = /salary slip/i;

export const slipsCover = predicate({
  params,
  limits(form, group) {
    const months = askedMonths(form, group, slips);
    return months === null ? null : { months };
  },
  judge(given, { newestWithinMonths }): Breach[] {
    const months = askedMonths(given.form, given.group, slips);
    const seen = valuesOf(given, { kinds: ['Salary slip'] }, 'payPeriod').filter(({ value }) =>
      /^\d{4}-\d{2}/.test(value),
    );
    const newest = seen.toSorted((a, b) => (a.value < b.value ? 1 : -1))[0];
    if (months === null || !newest) return [];
    const shown = new Set(seen.map(({ value }) => value.slice(0, 7)));
    const isOld =
      monthsAfter(`${newest.value.slice(0, 7)}-01`, newestWithinMonths + 1) <= `${given.today.slice(0, 7)}-01`;
    if (!isOld && shown.size >= months) return [];
    return [
      {
        about: '',
        ...(isOld ? { variant: 'old' } : {}),
        facts: { months, count: shown.size, newest: day(newest.value.slice(0, 7)) },
        evidence: [newest, said(given, 'visaTo')],
        remedy: { category: 'Proof of Employment', docId: newest.docId },
      },
    ];
  },
});
