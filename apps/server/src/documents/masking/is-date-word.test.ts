import { expect, test } from 'vitest';
import { isDateWord } from './is-date-word.ts';

test.each([
  '30-01-2030',
  '1/2/1999',
  '31.12.2020',
  '2026-11-15',
  '30-01-2030,',
  '(31-01-2020)',
  '30-01-2030 31-01-2020',
])('%s is a date', (text) => expect(isDateWord(text)).toBe(true));

test.each([
  '9999',
  '9999-4105-7058',
  '99994105',
  '41-05-7058',
  '30-01-20301',
  '32-01-2030',
  '30012030',
  '30-01/2030',
  '',
])('%s is none', (text) => expect(isDateWord(text)).toBe(false));
