import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from './testing/browser.ts';
import { flagsFor, openFlags, storedFlags, storeFlags } from './flags.ts';
import { read, write } from './storage.ts';

beforeEach(() => void openBrowser());

test.each([
  [false, false, { allowScreen: true, allowBtn: true }],
  [false, true, { allowScreen: true, allowBtn: true }],
  [true, false, { allowScreen: false, allowBtn: false }],
  [true, true, { allowScreen: true, allowBtn: false }],
])('bearer token %s, application creation key %s', (token, key, flags) => {
  expect(flagsFor(token, key)).toEqual(flags);
  storeFlags(flags);
  expect(storedFlags()).toEqual(flags);
});

test('the stored form does not show what it says', () => {
  storeFlags({ allowScreen: false, allowBtn: false });
  expect(read('flags')).not.toMatch(/allow|true|false|\[0/i);
});

test('without stored flags, or with broken ones, nothing is hidden: the server decides anyway', () => {
  expect(storedFlags()).toEqual(openFlags);
  write('flags', 'not ours');
  expect(storedFlags()).toEqual(openFlags);
});
