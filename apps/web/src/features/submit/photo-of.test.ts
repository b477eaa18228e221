import { expect, test } from 'vitest';
import { photoOf } from './photo-of.ts';

const paper = (_id: string, category: string, more: object = {}) => ({
  _id,
  documentData: { category, state: 'checked', isPrimary: false, ...more },
});

test('the photo is the last one that was read, unless one is marked', () => {
  const papers = [paper('p', 'Passport'), paper('a', 'Photo'), paper('b', 'Photo')];
  expect(photoOf(papers)).toBe('b');
  expect(photoOf([paper('a', 'Photo', { isPrimary: true }), ...papers])).toBe('a');
  expect(photoOf([...papers, paper('c', 'Photo', { state: 'reading' })])).toBe('b');
  expect(photoOf([paper('p', 'Passport')])).toBeNull();
});
