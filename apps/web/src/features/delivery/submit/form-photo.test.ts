import { expect, test } from 'vitest';
import { formPhoto } from './form-photo.ts';

const document = (_id: string, category: string, more: object = {}) => ({
  _id,
  documentData: { category, state: 'checked', isPrimary: false, ...more },
});

test('takes the latest checked photo unless one is primary', () => {
  const documents = [document('p', 'Passport'), document('a', 'Photo'), document('b', 'Photo')];
  expect(formPhoto(documents)).toBe('b');
  expect(formPhoto([document('a', 'Photo', { isPrimary: true }), ...documents])).toBe('a');
  expect(formPhoto([...documents, document('c', 'Photo', { state: 'reading' })])).toBe('b');
  expect(formPhoto([document('p', 'Passport')])).toBeNull();
});
