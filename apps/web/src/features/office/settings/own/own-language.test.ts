import { expect, test } from 'vitest';
import { languageAfter } from './own-language.ts';

test('uses the saved language if none was chosen in this browser', () => {
  expect(languageAfter(null, null, 'hi')).toBe('hi');
});

test('keeps a choice made before sign-in until the saved one changes', () => {
  expect(languageAfter('hi', null, 'en')).toBe('hi');
  expect(languageAfter('hi', 'en', 'en')).toBe('hi');
  expect(languageAfter('en', 'en', 'hi')).toBe('hi');
});
