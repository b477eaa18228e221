import { daysLater, monthsAfter } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { requiredMonths } from '../documents/required-months.ts';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence } from '../evidence.ts';
import { dayFact } from '../texts/fact-text.ts';
import { spansOf, type Span } from '../travel/covers-days.ts';

const params = z.strictObject({ slackDays: z.int().min(0), gapDays: z.int().min(0) });
const statements = /bank statement/i;

// Consecutive statements count as one period.
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
    const months = requiredMonths(form, group, statements);
    return months === null ? null : { months };
  },
  judge(input, { slackDays, gapDays }): Violation[] {
    const months = requiredMonths(input.form, input.group, statements);
    const spans = joined(spansOf(input, 'Bank statement', 'statementFrom', 'statementTo'), gapDays);
    const newest = spans.at(-1);
    if (months === null || !newest) return [];
    const { first, last } = newest;
    if (daysLater(last.value, 1 + slackDays) >= monthsAfter(first.value, months)) return [];
    return [
      {
        about: '',
        facts: { months, from: dayFact(first.value), to: dayFact(last.value) },
        evidence: [first, last, applicationEvidence(input, 'visaTo')],
        remedy: { category: 'Proof of Funds', docId: first.docId },
      },
    ];
  },
});
