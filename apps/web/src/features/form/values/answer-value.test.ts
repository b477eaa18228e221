import { expect, test } from 'vitest';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { answerOf, emptyInput, inputOf, isEmptyAnswer, sameAnswer } from './answer-value.ts';

const text: Field = { id: 'city', label: 'City', type: 'text', required: true };
const ticks: Field = { id: 'means', label: 'Means', type: 'checkbox', options: ['Cash', 'Card'], required: true };
const tick: Field = { id: 'agree', label: 'I agree', type: 'checkbox', required: true };
const jobs: Field = {
  id: 'jobs',
  label: 'Jobs',
  type: 'repeat',
  required: false,
  fields: [
    { id: 'employer', label: 'Employer', type: 'text', required: true },
    { id: 'kind', label: 'Kind', type: 'checkbox', options: ['Full', 'Part'], required: false },
  ],
};

test('an empty input has the empty value of its type', () => {
  expect([text, ticks, tick, jobs].map(emptyInput)).toEqual(['', [], '', []]);
  expect(inputOf(text, undefined)).toBe('');
});

test('every field of an item has an input value, and only answered ones are sent', () => {
  expect(inputOf(jobs, [{ employer: 'Lumen' }])).toEqual([{ employer: 'Lumen', kind: [] }]);
  expect(
    answerOf(jobs, [
      { employer: ' Lumen ', kind: [] },
      { employer: '', kind: [] },
    ]),
  ).toEqual([{ employer: 'Lumen' }]);
});

test('trims text answers', () => {
  expect(answerOf(text, '  Pune ')).toBe('Pune');
  expect(isEmptyAnswer('   ')).toBe(true);
});

test('recognises empty values of every type', () => {
  for (const value of ['', [], [{ employer: '', kind: [] }], null, undefined]) expect(isEmptyAnswer(value)).toBe(true);
  for (const value of ['x', ['Cash'], [{ employer: 'Lumen' }]]) expect(isEmptyAnswer(value)).toBe(false);
});

test('ignores the order of an item’s fields, but not the order of items', () => {
  expect(sameAnswer([{ a: '1', b: '2' }], [{ b: '2', a: '1' }])).toBe(true);
  expect(sameAnswer([{ a: '1' }, { a: '2' }], [{ a: '2' }, { a: '1' }])).toBe(false);
  expect(sameAnswer(['Cash'], ['Card'])).toBe(false);
  expect(sameAnswer(null, '')).toBe(true);
});
