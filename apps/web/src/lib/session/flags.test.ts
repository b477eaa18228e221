import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { flagsFor, openFlags, storedFlags, storeFlags } from './flags.ts';
import { read, write } from '../browser/storage.ts';

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

test('stores flags obfuscated', () => {
  storeFlags({ allowScreen: false, allowBtn: false });
  expect(read('flags')).not.toMatch(/allow|true|false|\[0/i);
});

test('hides nothing without valid stored flags', () => {
  expect(storedFlags()).toEqual(openFlags);
  write('flags', 'not ours');
  expect(storedFlags()).toEqual(openFlags);
});
