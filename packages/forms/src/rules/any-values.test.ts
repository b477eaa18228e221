import { Finding } from '@visawright/contract/finding.ts';
import { expect, test } from 'vitest';
import { categories } from '../categories.ts';
import { forms } from '../read-files.ts';
import type { ReadPaper } from '../read-paper.ts';
import { judge } from './judge.ts';

const kinds = categories.flatMap(({ category, kinds: all }) =>
  all.map(({ name, fields }) => ({ category, name, fields })),
);
const odd = ['', ' ', '2027-02-30', '2027-01-20', '2026-01-02', '9999-12-31', '0001-01-01', '12,34,567', '-5', '1e9', 'true', 'IND', 'Sharma / Priya', '{paper}', '०९', 'A'.repeat(60)]; // prettier-ignore

// The same picks in every run.
function picker(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function paperOf(pick: (below: number) => number): ReadPaper {
  const { category, name: kind, fields } = kinds[pick(kinds.length)]!;
  const head = { docId: `doc-${pick(9_999)}`, fileName: 'paper.pdf', category, kind };
  const value = (field: string) => {
    const told = odd[pick(odd.length)]!;
    const place = { pageUid: 'page', pageIndex: 0, polygon: [[0, 0], [1, 0], [1, 1]] as [number, number][] }; // prettier-ignore
    return { from: 'document' as const, ...head, field, value: told, raw: told, outcome: 'confirm' as const, isConfirmed: false, ...place }; // prettier-ignore
  };
  const row = { date: value('transactions.0.date'), credit: value('transactions.0.credit') };
  return {
    ...head,
    isPrimary: false,
    belonging: 'own',
    isSettled: true,
    retake: [],
    values: fields.map(({ id }) => value(id)),
    tables: [{ name: 'transactions', rows: [row] }],
  };
}

test('whatever stands in the papers, rules answer with findings and never throw', () => {
  const pick = picker(20_261_115);
  const ids = [...forms.keys()];
  for (let run = 0; run < 150; run++) {
    const formId = ids[pick(ids.length)]!;
    const form = forms.get(formId)!;
    const { findings } = judge({
      today: '2026-11-15',
      form,
      formId,
      group: 'Tourism',
      context: {},
      application: { fromDate: odd[pick(odd.length)]!, toDate: odd[pick(odd.length)]!, visaTo: form.destination, nationality: 'India', visaType: '' }, // prettier-ignore
      applicant: { firstName: 'Priya', lastName: '' },
      papers: Array.from({ length: pick(8) }, () => paperOf(pick)),
      values: {},
    });
    for (const finding of findings) {
      expect(Finding.omit({ accepted: true }).safeParse(finding).error?.message).toBeUndefined();
      expect(finding.evidence.length).toBeGreaterThan(1);
      for (const said of Object.values(finding.words.en)) expect(said).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});
