import { expect, test } from 'vitest';
import { compareOptions } from './compare-options.ts';

const field = (options?: Record<string, string>) => ({
  control: 'c1',
  from: { question: 'purposeOfVisit' },
  ...(options && { options }),
});
const change = (recorded: string[], live: string[], options?: Record<string, string>) =>
  compareOptions(recorded, live, field(options)).change;

test('equal lists are the same, another order is not', () => {
  expect(change(['Tourist', 'Business'], ['Tourist', 'Business '])).toBe('same');
  expect(change(['Tourist', 'Business'], ['Business', 'Tourist'])).toBe('reordered');
});

test('an unrelated new option is harmless', () => {
  expect(compareOptions(['Tourist', 'Business'], ['Tourist', 'Business', 'Medical'], field())).toEqual({
    change: 'added',
    added: ['Medical'],
  });
});

test.each([
  [
    'is more precise than a chosen one',
    ['Tourist', 'Business'],
    ['Tourist', 'Tourist (single entry)', 'Business'],
    undefined,
  ],
  ['is wider than a chosen one', ['South Sudan', 'Nepal'], ['South Sudan', 'Nepal', 'Sudan'], undefined],
  ['is what we mapped to another one', ['Job', 'Study'], ['Job', 'Study', 'Employee'], { Employee: 'Job' }],
  ['could be what we put into Other', ['Job', 'Other'], ['Job', 'Other', 'Retired'], { Pensioner: 'Other' }],
  ['has no letters', ['Job', 'Study'], ['Job', 'Study', '--'], undefined],
  ['is there twice', ['Job', 'Study'], ['Job', 'Study', 'JOB'], undefined],
  ['comes with another order', ['Job', 'Study'], ['Study', 'Job', 'Medical'], undefined],
] as [string, string[], string[], Record<string, string> | undefined][])(
  'an option that %s is a change',
  (_, recorded, live, options) => {
    expect(change(recorded, live, options)).toBe('changed');
  },
);

test('a removed or reworded option is a change', () => {
  expect(change(['Job', 'Study'], ['Job'])).toBe('changed');
  expect(change(['Job', 'Study'], ['Job', 'Studies'])).toBe('changed');
});

test('a list that we do not fill in may have any new option, but loses none', () => {
  expect(compareOptions(['Job'], ['Job', 'Job abroad'], undefined).change).toBe('added');
  expect(compareOptions(['Job', 'Study'], ['Job'], undefined).change).toBe('changed');
});
