import { expect, test } from 'vitest';
import { looksLikePassport } from './applicant-search.api.ts';

test('recognises a passport number', () => {
  for (const number of ['Z4172935', 'm 8812345', 'AB12345']) expect(looksLikePassport(number)).toBe(true);
  for (const name of ['Anita', 'Anita Rao', 'O’Neil', '123', 'Z41729351234567'])
    expect(looksLikePassport(name)).toBe(false);
});
