import { beforeEach, expect, test, vi } from 'vitest';
import { errorWords } from './error-words.ts';
import { CallError } from './send.ts';
import { openBrowser } from './testing/browser.ts';
import { setLanguage } from './words.ts';

const taken = new CallError(409, {
  code: 'person.emailTaken',
  message: 'Someone with this e-mail address is already here.',
});

beforeEach(() => {
  openBrowser();
  vi.stubGlobal('document', { documentElement: {} });
  setLanguage('en');
});

test('in English the reply speaks for itself', () => {
  expect(errorWords(taken)).toBe('Someone with this e-mail address is already here.');
});

test('in Hindi a known refusal is said in Hindi, an unknown one as it came', () => {
  setLanguage('hi');
  expect(errorWords(taken)).toBe('इस ई-मेल पते वाला कोई पहले से यहाँ है।');
  expect(errorWords(new CallError(418, { code: 'tea.pot', message: 'Short and stout' }))).toBe('Short and stout');
});

test('when nothing came back the connection is named, not a fault', () => {
  expect(errorWords(new CallError(0, null))).toMatch(/^No answer came/);
});

test('what is no call at all keeps its own words', () => {
  expect(errorWords(new Error('late'))).toBe('late');
  expect(errorWords('plain')).toBe('plain');
  expect(errorWords(null)).toBe('');
});
