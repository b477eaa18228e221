import { expect, test } from 'vitest';
import { urgencyOf } from './urgency.ts';

test('red up to ten days and when overdue, amber up to twenty-one', () =>
  expect([-3, 0, 10, 11, 21, 22].map((days) => urgencyOf(days))).toEqual(['bad', 'bad', 'bad', 'warn', 'warn', null]));

test('a realm may set its own limits', () => expect(urgencyOf(12, { bad: 15, warn: 30 })).toBe('bad'));
