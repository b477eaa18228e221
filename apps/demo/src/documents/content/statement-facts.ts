import { daysLater, monthsAfter } from '@visawright/contract/dates/days.ts';
import { ledgerFigures, ledgerOf } from '@visawright/specimens/documents/facts/ledger.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
} from '@visawright/specimens/documents/document-specimen-kind.types.ts';
import type { Random } from '@visawright/specimens/random.ts';
import type { DocumentContext } from './demo-document.types.ts';

// A statement of six months that ended nine days ago.
export function statementFacts(
  random: Random,
  { person, today }: DocumentContext,
  kind: DocumentSpecimenKind,
): DocumentFacts {
  const to = daysLater(today, -9);
  const from = daysLater(monthsAfter(to, -6), 1);
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
