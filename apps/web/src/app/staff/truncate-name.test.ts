import { expect, test } from 'vitest';
import { truncateName } from './truncate-name.ts';

test('a name of 20 characters stays whole, one of 21 is cut at 20', () => {
  expect(truncateName('Priyadarshini Raghur')).toBe('Priyadarshini Raghur');
  expect(truncateName('Priyadarshini Raghura')).toBe('Priyadarshini Raghur…');
});

test('a cut before a space leaves no gap before the dots', () => {
  expect(truncateName('Venkatanarasimharaju Rao')).toBe('Venkatanarasimharaju…');
  expect(truncateName('Venkatanarasimharaj Rao')).toBe('Venkatanarasimharaj…');
});

test('a Devanagari letter keeps its vowel signs', () => {
  expect(truncateName('प्रियदर्शिनी रघुरामन')).toBe('प्रियदर्शिनी रघुरामन');
  expect(truncateName('कि'.repeat(21))).toBe(`${'कि'.repeat(20)}…`);
});
