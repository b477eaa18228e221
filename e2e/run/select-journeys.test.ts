import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOutOfTurn } from './select-journeys.ts';

const files = globSync('**/*.spec.ts', { cwd: join(import.meta.dirname, '..') });

test('four landings in a row run every file, each left out by the three others', () => {
  const left = [0, 1, 2, 3].map((number) => filesOutOfTurn(files, number));
  const times = new Map(files.map((file) => [file, left.filter((each) => each.includes(file)).length]));
  expect(new Set(times.values())).toEqual(new Set([0, 3]));
  expect(times.get('applicant/journey.spec.ts')).toBe(0);
  expect(times.get('staff/invoices.spec.ts')).toBe(3);
});

test('a journey that is always run and does not exist any more is noticed', () => {
  expect(() => filesOutOfTurn(['spine.spec.ts'], 0)).toThrow('applicant/journey.spec.ts');
});
