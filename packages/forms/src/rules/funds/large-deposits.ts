import { isDay } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { applicationEvidence } from '../evidence.ts';
import { numberOf } from '../number-of.ts';
import { documentsOf, rowsOf, valueOf } from '../documents/documents-of.ts';
import { dayFact } from '../texts/fact-text.ts';

const params = z.strictObject({
  share: z.number().positive().max(1), // of the closing balance
  alike: z.number().positive(), // a second credit of similar size counts as regular income
});
const usual =
  /\bsal(?:ary)?\b|payroll|wages|pension|interest|int\.? ?pd|sweep|fd (?:closure|maturity)|own account|\bself\b/i;
const cash = /\bcash\b/i; // the origin of cash cannot be verified

const isUsual = (description: string) => usual.test(description) && !cash.test(description);

// A large single deposit that remains in the account raises questions about its origin.
export const largeDeposits = predicate({
  params,
  judge: (input, { share, alike }) =>
    documentsOf(input, { kinds: ['Bank statement'] }).flatMap((document): Violation[] => {
      const closing = valueOf(document, 'closingBalance');
      const balance = numberOf(closing?.value);
      if (!closing || !balance || balance <= 0) return [];
      const credits = rowsOf(document, 'transactions').flatMap((row) => {
        const amount = numberOf(row['credit']?.value);
        return row['credit'] && amount ? [{ row, cell: row['credit'], amount }] : [];
      });
      return credits
        .filter(({ amount, row, cell }) => {
          const isRegular = credits.some(
            (each) => each.cell !== cell && Math.abs(each.amount - amount) <= amount * alike,
          );
          return amount >= balance * share && !isRegular && !isUsual(row['description']?.value ?? '');
        })
        .map(({ row, cell, amount }): Violation => {
          const date = row['date']?.value;
          return {
            about: `${document.docId} ${cell.field}`,
            facts: {
              amount: { amount, currency: valueOf(document, 'currency')?.value ?? 'INR' },
              date: date && isDay(date) ? dayFact(date) : (row['date']?.raw ?? ''),
              share: Math.round((amount * 100) / balance),
            },
            evidence: [cell, closing, applicationEvidence(input, 'visaTo')],
            remedy: { category: 'Proof of Funds', docId: document.docId },
          };
        });
    }),
});
