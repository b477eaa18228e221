import { expect, test } from 'vitest';
import { languageAfter } from './own-language.ts';

test('a browser where nothing was chosen takes the saved language', () => {
  expect(languageAfter(null, null, 'hi')).toBe('hi');
});

test('a choice made before sign-in holds, until the saved one changes on another device', () => {
  expect(languageAfter('hi', null, 'en')).toBe('hi');
  expect(languageAfter('hi', 'en', 'en')).toBe('hi');
  expect(languageAfter('en', 'en', 'hi')).toBe('hi');
});
