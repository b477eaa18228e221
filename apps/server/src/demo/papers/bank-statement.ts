import { daysLater, monthsLater } from '@visawright/specimens/papers/days.ts';
import { ledgerFigures, ledgerOf } from '@visawright/specimens/papers/ledger.ts';
import type { PaperFacts, PaperKind } from '@visawright/specimens/papers/paper-kind.types.ts';
import type { Random } from '@visawright/specimens/random.ts';
import type { PaperCase } from './demo-paper.ts';

// Six months that end a week ago, whenever the demo is seeded.
export function statementFacts(random: Random, { person, today }: PaperCase, kind: PaperKind): PaperFacts {
  const to = daysLater(today, -9);
  const from = daysLater(monthsLater(to, -6), 1);
  const ledger = ledgerOf(random, person, from, to);
  const facts = kind.facts(random, person);
  const written = {
    ...facts,
    ledger,
    printedOn: daysLater(to, 2),
    values: {
      ...facts.values,
      statementFrom: from,
      statementTo: to,
      openingBalance: ledger.opening.toFixed(2),
      closingBalance: ledger.rows.at(-1)!.balance.toFixed(2),
      averageBalance: ledger.average.toFixed(2),
    },
    derived: ledgerFigures(ledger),
  };
  return written;
}
