import { Finding } from '@visawright/contract/forms/finding.ts';
import { expect, test } from 'vitest';
import { categories } from '../documents/categories.ts';
import { forms } from '../destinations/form-files.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';
import { documentEvidence, toConfirm } from '../testing/document-evidence.ts';
import { ruleInputOf } from '../testing/rule-input-of.ts';
import { judge } from './judge.ts';

const kinds = categories.flatMap(({ category, kinds: all }) =>
  all.map(({ name, fields }) => ({ category, name, fields })),
);
const odd = [
  '',
  ' ',
  '2027-02-30',
  '2027-01-20',
  '2026-01-02',
  '9999-12-31',
  '0001-01-01',
  '12,34,567',
  '-5',
  '1e9',
  'true',
  'IND',
  'Sharma / Priya',
  '{document}',
  '०९',
  'A'.repeat(60),
];

// Seeded, so that every run uses the same values.
function picker(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function oddDocument(pick: (below: number) => number): DocumentEvidence {
  const { category, name: kind, fields } = kinds[pick(kinds.length)]!;
  const valuesOf = (names: readonly string[]) =>
    documentEvidence(category, kind, Object.fromEntries(names.map((name) => [name, toConfirm(odd[pick(odd.length)]!)])))
      .values;
  const [date, credit] = valuesOf(['transactions.0.date', 'transactions.0.credit']);
  return documentEvidence(
    category,
    kind,
    {},
    {
      values: valuesOf(fields.map(({ id }) => id)),
      tables: [{ name: 'transactions', rows: [{ date: date!, credit: credit! }] }],
    },
  );
}

test('whatever stands in the documents, rules answer with findings and never throw', () => {
  const pick = picker(20_261_115);
  const ids = [...forms.keys()];
  for (let run = 0; run < 150; run++) {
    const formId = ids[pick(ids.length)]!;
    const form = forms.get(formId)!;
    const sent = ruleInputOf(formId, {
      application: {
        fromDate: odd[pick(odd.length)]!,
        toDate: odd[pick(odd.length)]!,
        visaTo: form.destination,
        nationality: 'India',
        visaType: '',
      },
      applicant: { firstName: 'Priya', lastName: '' },
      documents: Array.from({ length: pick(8) }, () => oddDocument(pick)),
    });
    const { findings } = judge(sent);
    for (const finding of findings) {
      expect(Finding.omit({ accepted: true }).safeParse(finding).error?.message).toBeUndefined();
      expect(finding.evidence.length).toBeGreaterThan(1);
      for (const text of Object.values(finding.words.en)) expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});
