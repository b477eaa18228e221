import { expect, test } from 'vitest';
import { truncateName } from './truncate-name.ts';

test('truncates names longer than 20 characters', () => {
  expect(truncateName('Priyadarshini Raghur')).toBe('Priyadarshini Raghur');
  expect(truncateName('Priyadarshini Raghura')).toBe('Priyadarshini Raghur…');
});

test('trims a space before the ellipsis', () => {
  expect(truncateName('Venkatanarasimharaju Rao')).toBe('Venkatanarasimharaju…');
  expect(truncateName('Venkatanarasimharaj Rao')).toBe('Venkatanarasimharaj…');
});

test('keeps vowel signs of Devanagari letters', () => {
  expect(truncateName('प्रियदर्शिनी रघुरामन')).toBe('प्रियदर्शिनी रघुरामन');
  expect(truncateName('कि'.repeat(21))).toBe(`${'कि'.repeat(20)}…`);
});
