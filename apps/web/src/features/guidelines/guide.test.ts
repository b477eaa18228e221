import { checklistFor } from '@visawright/forms/checklist.ts';
import { loadForm } from '@visawright/forms/load-form.ts';
import { expect, test } from 'vitest';
import { guideOf, papersOf, readinessOf } from './guide.ts';

const italy = checklistFor(await loadForm('italy'), 'Tourism');
const titles = (papers: readonly { title: string }[]) => papers.map(({ title }) => title);

test('papers asked only of some are not on the list until the person says they are one of them', () => {
  const plain = guideOf(italy, 'Tourism', []);
  expect(titles(papersOf(plain.required))).not.toContain('Salary slips, last 3 months');
  expect(titles(plain.notYours.map(({ paper }) => paper))).toContain('Salary slips, last 3 months');
  const employed = guideOf(italy, 'Tourism', ['Employed applicants']);
  expect(titles(papersOf(employed.required))).toContain('Salary slips, last 3 months');
  expect(papersOf(employed.required).length - papersOf(plain.required).length).toBe(2);
});

test('every paper is on the list, recommended, or named with the people it is asked of: none is lost', () => {
  const { required, recommended, notYours } = guideOf(italy, 'Tourism', ['Minors']);
  const shown = [...papersOf(required), ...papersOf(recommended), ...notYours.map(({ paper }) => paper)];
  expect(titles(shown).sort()).toEqual(titles([...italy.required, ...italy.recommended]).sort());
  for (const { condition } of notYours) expect(condition).not.toBe('');
});

test('each situation is offered once and says how many papers it brings', () => {
  const { situations } = guideOf(italy, 'Tourism', []);
  expect(situations).toContainEqual({ name: 'Employed applicants', adds: 2 });
  expect(new Set(situations.map(({ name }) => name)).size).toBe(situations.length);
});

test('what is required comes before what is recommended, each by category', () => {
  const { required, recommended } = guideOf(italy, 'Tourism', []);
  expect(required[0]?.category).toBe('Passport');
  expect(recommended.map(({ category }) => category)).toEqual(['Proof of Status']);
});

test('only marks of papers on the list are counted', () => {
  const papers = papersOf(guideOf(italy, 'Tourism', []).required);
  expect(readinessOf(papers, [])).toEqual({ ready: 0, total: 9 });
  expect(readinessOf(papers, ['Cover letter', 'Photo 35 x 45 mm', 'Salary slips, last 3 months'])).toEqual({
    ready: 2,
    total: 9,
  });
});
