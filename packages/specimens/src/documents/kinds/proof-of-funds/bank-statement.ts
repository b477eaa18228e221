import type { Random } from '../../../random.ts';
import { daysLater, monthsLater } from '../../facts/days.ts';
import { cooperative } from '../../layouts/bank-statement/cooperative.ts';
import { dense } from '../../layouts/bank-statement/dense.ts';
import { running } from '../../layouts/bank-statement/running.ts';
import { twoLine } from '../../layouts/bank-statement/two-line.ts';
import { ledgerFigures, ledgerOf, type Ledger } from '../../facts/ledger.ts';
import type { DocumentFacts, DocumentSpecimenKind, Person } from '../../document-specimen-kind.types.ts';
import { addressLines } from '../../facts/person.ts';

export interface BankStatementFacts extends DocumentFacts {
  readonly person: Person;
  readonly ledger: Ledger;
  readonly address: readonly string[];
  readonly customerId: string;
  readonly micr: string;
  readonly nominee: boolean;
  readonly printedOn: string;
  readonly sealed: boolean; // stamped by the branch
}

// Four letters of the bank, a zero, six of the branch.
export const ifscOf = (bank: string, random: Random): string =>
  `${bank
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .slice(0, 4)}0${random.digits(6)}`;

function factsOf(random: Random, person: Person): BankStatementFacts {
  const to = daysLater('2026-09-01', random.whole(0, 70));
  const from = daysLater(monthsLater(to, -random.pick([2, 3, 3, 6])), 1);
  const ledger = ledgerOf(random, person, from, to);
  const address = addressLines(person);
  const closing = ledger.rows.at(-1)!.balance;
  const { city, locality } = person.address;
  return {
    person,
    ledger,
    address,
    customerId: random.digits(random.pick([8, 9])),
    micr: random.digits(9),
    nominee: random.chance(0.7),
    printedOn: daysLater(to, random.whole(0, 6)),
    sealed: random.chance(0.5),
    values: {
      accountHolderName: person.fullName,
      bankName: person.bank,
      branchName: random.pick([locality, `${city} Main`, `${locality} ${city}`]),
      ifsc: ifscOf(person.bank, random),
      accountNumber: random.digits(random.pick([11, 12, 14, 15])),
      accountType: random.pick([
        'Savings Account',
        'Savings Bank',
        'Current Account',
        'Salary Account',
        'Savings - Regular',
      ]),
      statementFrom: from,
      statementTo: to,
      openingBalance: ledger.opening.toFixed(2),
      closingBalance: closing.toFixed(2),
      averageBalance: ledger.average.toFixed(2),
      currency: 'INR',
      accountHolderAddress: address.join(', '),
      accountHolderPhone: person.phone,
      bankSealPresent: 'true',
    },
    also: { accountHolderPhone: [person.phone.slice(3)] },
    derived: ledgerFigures(ledger),
    tables: {
      transactions: ledger.rows.map(({ date, description, debit, credit, balance }) => ({
        date,
        description,
        ...(debit > 0 && { debit: debit.toFixed(2) }),
        ...(credit > 0 && { credit: credit.toFixed(2) }),
        balance: balance.toFixed(2),
      })),
    },
  };
}

export const bankStatement: DocumentSpecimenKind<BankStatementFacts> = {
  category: 'Proof of Funds',
  kind: 'Bank statement',
  facts: factsOf,
  layouts: [dense, twoLine, running, cooperative],
};
