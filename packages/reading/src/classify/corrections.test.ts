import { expect, test } from 'vitest';
import { classifyPage } from './classify-page.ts';
import { fromCorrectionRow, toCorrectionRow, type Correction } from './corrections.ts';
import { traitsOf } from './traits-of.ts';

// A document without phrases of its own: a housing society's letter that counts as proof of address.
const kind = 'Utility bill';
const cities = ['Pune', 'Kochi', 'Indore', 'Surat', 'Jaipur', 'Bhopal', 'Nagpur', 'Madurai'];
const documents = cities.map(
  (city, i) => `Green Meadows Co-operative Housing Society, ${city}\nOccupancy of flat ${i + 101}
The managing committee states that the member named below lives in the flat of this society since ${2001 + i}.
Share holding ${i + 11}, parking slot ${i}, sinking fund and maintenance paid up to date.
Honorary Secretary`,
);
const corrected = async (text: string): Promise<Correction> => ({
  category: 'Proof of Address',
  kind,
  was: (await classifyPage(text)).kind,
  embedding: await traitsOf(text),
  engine: 'test',
});
const right = async (texts: readonly string[], learnt: readonly Correction[]) =>
  (await Promise.all(texts.map((text) => classifyPage(text, { learnt })))).filter((each) => each.kind === kind).length;

test('files documents of a layout as corrected after two corrections, and still asks for confirmation', async () => {
  const rest = documents.slice(2);
  const learnt = await Promise.all(documents.slice(0, 2).map(corrected));
  expect(await right(rest, [])).toBe(0);
  expect(await right(rest, learnt)).toBe(rest.length);
  expect(await classifyPage(rest[0]!, { learnt })).toMatchObject({ by: 'learnt', outcome: 'confirm' });
});

test('does not move dissimilar documents', async () => {
  const learnt = await Promise.all(documents.map(corrected));
  const text =
    'Payslip for May\nBasic 1 HRA 2 Provident Fund 3 Professional Tax 4\nGross Earnings 5 Total Deductions 6 Net Pay 7';
  expect(await classifyPage(text, { learnt })).toMatchObject({ kind: 'Salary slip' });
});

test('reads a correction back from its row, which holds numbers only', async () => {
  const correction = await corrected(documents[0]!);
  const row = toCorrectionRow(correction);
  expect(row.embedding.length).toBe(1536);
  expect(fromCorrectionRow(row)).toEqual(correction);
  expect(() => fromCorrectionRow({ ...row, embedding: row.embedding.subarray(4) })).toThrow();
});
