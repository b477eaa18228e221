import { expect, test } from 'vitest';
import { urgencyOf } from './urgency.ts';

test('red to ten days, amber to twenty-one, then quiet; what is past is red', () =>
  expect([-3, 0, 10, 11, 21, 22].map((days) => urgencyOf(days))).toEqual(['bad', 'bad', 'bad', 'warn', 'warn', null]));

test('a realm may set its own limits', () => expect(urgencyOf(12, { bad: 15, warn: 30 })).toBe('bad'));
