import { expect, test } from 'vitest';
import { earlierAnswer } from './earlier-answer.ts';

test.each([
  [{ type: 'text' }, 'Meridian Mills', 'Meridian Mils'],
  [{ type: 'number' }, '250000', '25000'],
  [{ type: 'select', options: ['Myself', 'Sponsor'] }, 'Myself', 'Sponsor'],
  [{ type: 'text' }, 'No', undefined],
  [{ type: 'checkbox' }, ['Yes'], undefined],
] as const)('%o: %o was %o', (field, value, before) => {
  expect(earlierAnswer(field as Parameters<typeof earlierAnswer>[0], value as string | string[])).toBe(before);
});
