import type { Random } from '../../../random.ts';
import { modern } from '../../layouts/itr-v/modern.ts';
import { boxed } from '../../layouts/itr-v/boxed.ts';
import type { DocumentFacts, DocumentSpecimenKind, Person } from '../../document-specimen-kind.types.ts';
import { addressLines } from '../../facts/person.ts';

export interface ItrFacts extends DocumentFacts {
  readonly person: Person;
  readonly address: readonly string[];
  readonly gross: number;
  readonly deductions: number;
  readonly total: number;
  readonly tax: number;
  readonly cess: number;
  readonly interest: number;
  readonly paid: number;
  readonly section: string;
  readonly ipAddress: string;
}

function factsOf(random: Random, person: Person): ItrFacts {
  const gross = random.whole(420, 3200) * 1000 + random.whole(0, 999);
  const deductions = Math.min(random.whole(0, 20) * 10_000, gross / 4);
  const total = Math.round((gross - deductions) / 10) * 10;
  const tax = Math.round(Math.max(0, total - 300_000) * 0.11);
  const paid = tax + random.whole(-4, 9) * 10;
  const year = random.pick([2023, 2024, 2025, 2026]);
  const address = addressLines(person);
  const form = random.pick(['ITR-1', 'ITR-2', 'ITR-3', 'ITR-4']);
  return {
    person,
    address,
    gross,
    deductions,
    total,
    tax,
    cess: Math.round(tax * 0.04),
    interest: random.pick([0, 0, 1000, 5000]),
    paid: Math.max(0, paid),
    section: random.pick(['139(1)-On or before due date', '139(4)-Belated', '139(5)-Revised']),
    ipAddress: `10.${random.whole(1, 250)}.${random.whole(1, 250)}.${random.whole(1, 250)}`,
    values: {
      acknowledgementNumber: random.digits(15),
      assessmentYear: `${year}-${String(year + 1).slice(2)}`,
      itrForm: form,
      name: person.fullName,
      panNumber: person.pan,
      filingDate: `${year}-07-${String(random.whole(1, 31)).padStart(2, '0')}`,
      grossTotalIncome: String(gross),
      totalIncome: String(total),
      taxPaid: String(Math.max(0, paid)),
      status: 'Individual',
      address: address.join(', '),
    },
    also: { itrForm: [form.slice(4), form.replace('-', '')] },
  };
}

export const itrVAcknowledgement: DocumentSpecimenKind<ItrFacts> = {
  category: 'Proof of Funds',
  kind: 'ITR-V acknowledgement',
  facts: factsOf,
  layouts: [modern, boxed],
};
