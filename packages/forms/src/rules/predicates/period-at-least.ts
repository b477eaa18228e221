import { z } from 'zod';
import { monthsAfter } from '../../months-after.ts';
import { askedMonths } from '../asked-months.ts';
import { predicate, type Breach } from '../breach.ts';
import { daysLater } from '../days.ts';
import { said } from '../evidence.ts';
import { day } from '../words-of.ts';
import { spansOf, type Span } from './covers-days.ts';

const params = z.strictObject({ slackDays: z.int().min(0), gapDays: z.int().min(0) });
const statements = /bank statement/i;

// Statements that follow on one another count as one.
function joined(spans: readonly Span[], gapDays: number): Span[] {
  const out: Span[] = [];
  for (const span of spans.toSorted((a, b) => (a.first.value < b.first.value ? -1 : 1))) {
    const before = out.at(-1);
    if (!before || span.first.value > daysLater(before.last.value, gapDays + 1)) out.push(span);
    else if (span.last.value > before.last.value) out[out.length - 1] = { first: before.first, last: span.last };
  }
  return out;
}

export const periodAtLeast = predicate({
  params,
  limits(form, group) {
    const months = askedMonths(form, group, statements);
    return months === null ? null : { months };
  },
  judge(given, { slackDays, gapDays }): Breach[] {
    const months = askedMonths(given.form, given.group, statements);
    const spans = joined(spansOf(given, 'Bank statement', 'statementFrom', 'statementTo'), gapDays);
    const newest = spans.at(-1);
    if (months === null || !newest) return [];
    const { first, last } = newest;
    if (daysLater(last.value, 1 + slackDays) >= monthsAfter(first.value, months)) return [];
    return [
      {
        about: '',
        facts: { months, from: day(first.value), to: day(last.value) },
        evidence: [first, last, said(given, 'visaTo')],
        remedy: { category: 'Proof of Funds', docId: first.docId },
      },
    ];
  },
});
