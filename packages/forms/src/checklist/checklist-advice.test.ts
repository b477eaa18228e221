import { expect, test } from 'vitest';
import data from '../../checklist-advice.json' with { type: 'json' };
import { adviceOf } from './checklist-advice.ts';
import { forms } from '../destinations/form-files.ts';

const measured = [...forms.values()]
  .flatMap(({ checklist }) => checklist)
  .filter(({ category }) => category === 'Passport' || category === 'Photo');

test('advice on passport and photo repeats no measured rule', () => {
  for (const item of measured)
    expect(adviceOf(item)).not.toMatch(/valid for|blank page|\d ?%|\d mm|\d px|plain background/i);
});

test('advice belongs to a hint of a current checklist', () => {
  const hints = new Set(measured.map(({ hint }) => hint));
  expect(Object.keys(data).filter((hint) => !hints.has(hint))).toEqual([]);
});

test('other hints are advice as they are', () => {
  expect(adviceOf({ hint: 'A readable colour scan of the photo page.' })).toBe(
    'A readable colour scan of the photo page.',
  );
});
