import { expect, test } from 'vitest';
import { hasCreationKey } from './bearer.ts';

test.each([
  ['?applicationCreationKey=k', '', true],
  ['', '#/get-visa?applicationCreationKey=k', true],
  ['?applicationCreationKey=%20', '#/get-visa', false],
  ['', '#/get-visa?visaType=x', false],
])('%s%s', (search, hash, found) => expect(hasCreationKey({ search, hash })).toBe(found));
