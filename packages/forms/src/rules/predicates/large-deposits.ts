import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { said } from '../evidence.ts';
import { numberOf } from '../number-of.ts';
import { papersOf, rowsOf, valueOf } from '../papers.ts';
import { day } from '../words-of.ts';
import { isDay } from '../days.ts';

const params = z.strictObject({
  share: z.number().positive().max(1), // of the closing balance
  alike: z.number().positive(), // another credit this near in size makes it regular
});
const usual =
  /\bsal(?:ary)?\b|payroll|wages|pension|interest|int\.? ?pd|sweep|fd (?:closure|maturity)|own account|\bself\b/i;
const cash = /\bcash\b/i; // of one's own too: nobody can see where it came from

const isUsual = (description: string) => usual.test(description) && !cash.test(description);

// Money that came at once and stays: an officer asks whose it is.
export const largeDeposits = predicate({
  params,
  judge: (given, { share, alike }) =>
    papersOf(given, { kinds: ['Bank statement'] }).flatMap((paper): Breach[] => {
      const closing = valueOf(paper, 'closingBalance');
      const balance = numberOf(closing?.value);
      if (!closing || !balance || balance <= 0) return [];
      const credits = rowsOf(paper, 'transactions').flatMap((row) => {
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
        .map(({ row, cell, amount }): Breach => {
          const date = row['date']?.value;
          return {
            about: `${paper.docId} ${cell.field}`,
            facts: {
              amount: { amount, currency: valueOf(paper, 'currency')?.value ?? 'INR' },
              date: date && isDay(date) ? day(date) : (row['date']?.raw ?? ''),
              share: Math.round((amount * 100) / balance),
            },
            evidence: [cell, closing, said(given, 'visaTo')],
            remedy: { category: 'Proof of Funds', docId: paper.docId },
          };
        });
    }),
});
