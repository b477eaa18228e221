import { checklistFor } from '@visawright/forms/checklist/checklist.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { expect, test } from 'vitest';
import { guideOf, checklistItemsOf, readinessOf } from './guide.ts';

const italy = checklistFor(await loadForm('italy'), 'Tourism');
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

test('adds conditional documents only when their situation is selected', () => {
  const plain = guideOf(italy, 'Tourism', []);
  expect(titles(checklistItemsOf(plain.required))).not.toContain('Salary slips, last 3 months');
  expect(titles(plain.conditional.map(({ item }) => item))).toContain('Salary slips, last 3 months');
  const employed = guideOf(italy, 'Tourism', ['Employed applicants']);
  expect(titles(checklistItemsOf(employed.required))).toContain('Salary slips, last 3 months');
  expect(checklistItemsOf(employed.required).length - checklistItemsOf(plain.required).length).toBe(2);
});

test('lists every document as required, recommended or conditional', () => {
  const { required, recommended, conditional: notYours } = guideOf(italy, 'Tourism', ['Minors']);
  const shown = [...checklistItemsOf(required), ...checklistItemsOf(recommended), ...notYours.map(({ item }) => item)];
  expect(titles(shown).sort()).toEqual(titles([...italy.required, ...italy.recommended]).sort());
  for (const { condition } of notYours) expect(condition).not.toBe('');
});

test('offers each situation once', () => {
  const { situations } = guideOf(italy, 'Tourism', []);
  expect(situations).toContain('Employed applicants');
  expect(new Set(situations).size).toBe(situations.length);
});

test('puts required before recommended documents, by category', () => {
  const { required, recommended } = guideOf(italy, 'Tourism', []);
  expect(required[0]?.category).toBe('Passport');
  expect(recommended.map(({ category }) => category)).toEqual(['Proof of Status']);
});

test('counts only marks of listed documents', () => {
  const items = checklistItemsOf(guideOf(italy, 'Tourism', []).required);
  expect(readinessOf(items, [])).toEqual({ ready: 0, total: 9 });
  expect(readinessOf(items, ['Cover letter', 'Photo 35 x 45 mm', 'Salary slips, last 3 months'])).toEqual({
    ready: 2,
    total: 9,
  });
});
