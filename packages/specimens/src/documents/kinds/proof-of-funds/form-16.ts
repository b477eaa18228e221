import type { Random } from '../../../random.ts';
import { certificate } from '../../layouts/form-16/certificate.ts';
import { ruled } from '../../layouts/form-16/ruled.ts';
import type { DocumentFacts, DocumentSpecimenKind, Person } from '../../document-specimen-kind.types.ts';
import { workplaceOf, type Workplace } from '../../facts/workplace.ts';

export interface Form16Facts extends DocumentFacts {
  readonly person: Person;
  readonly workplace: Workplace;
  readonly certificateNumber: string;
  readonly quarters: readonly { readonly receipt: string; readonly paid: number; readonly deducted: number }[];
  readonly gross: number;
  readonly exempt: number;
  readonly standard: number;
  readonly professional: number;
  readonly grossTotal: number;
  readonly chapterSix: number;
  readonly total: number;
  readonly tax: number;
  readonly issued: string;
  readonly signatory: string;
}

function factsOf(random: Random, person: Person): Form16Facts {
  const gross = random.whole(480, 2900) * 1000 + random.whole(0, 999);
  const [exempt, standard, professional] = [random.pick([0, 48_000, 96_000]), 50_000, random.pick([0, 2400])];
  const grossTotal = gross - exempt - standard - professional;
  const chapterSix = random.pick([0, 50_000, 150_000]);
  const total = grossTotal - chapterSix;
  const tax = Math.round(Math.max(0, total - 300_000) * 0.1);
  const year = random.pick([2023, 2024, 2025]);
  const workplace = workplaceOf(person.employer);
  const quarter = Math.floor(tax / 4);
  return {
    person,
    workplace,
    certificateNumber: random.letters(7, 'ABCDEFGHJKLMNPQRSTUVWXYZ'),
    quarters: [0, 1, 2, 3].map((at) => ({
      receipt: random.letters(8, 'ABCDEFGHJKLMNPQRSTUVWXYZ'),
      paid: at < 3 ? Math.floor(gross / 4) : gross - 3 * Math.floor(gross / 4),
      deducted: at < 3 ? quarter : tax - 3 * quarter,
    })),
    gross,
    exempt,
    standard,
    professional,
    grossTotal,
    chapterSix,
    total,
    tax,
    issued: `${year + 1}-06-${String(random.whole(5, 28)).padStart(2, '0')}`,
    signatory: workplace.signatory,
    values: {
      employerName: person.employer,
      employerTan: workplace.tan,
      employerPan: workplace.pan,
      employeePan: person.pan,
      name: person.fullName,
      assessmentYear: `${year + 1}-${String(year + 2).slice(2)}`,
      periodFrom: `${year}-04-01`,
      periodTo: `${year + 1}-03-31`,
      grossSalary: String(gross),
      grossTotalIncome: String(grossTotal),
      totalIncome: String(total),
      taxDeducted: String(tax),
    },
  };
}

export const form16: DocumentSpecimenKind<Form16Facts> = {
  category: 'Proof of Funds',
  kind: 'Form 16',
  facts: factsOf,
  layouts: [certificate, ruled],
};
