import { expect, test } from 'vitest';
import type { Field } from '@visawright/forms/form-schema.ts';
import type { FieldState } from './field-state.ts';
import { countSections, fieldsToCheck, lastBefore, nextToCheck } from './to-check.ts';

const field = (id: string): Field => ({ id, label: id, type: 'text', required: true });
const form = {
  sections: [
    { id: 'identity', title: 'Identity', fields: ['surname', 'place', 'sex'].map(field) },
    { id: 'guardian', title: 'Guardian', fields: ['guardian'].map(field) },
    { id: 'work', title: 'Occupation', fields: ['employer', 'phone', 'hint'].map(field) },
  ],
};
const visible = new Set(['surname', 'place', 'sex', 'employer', 'phone', 'hint']);
const states: Record<string, FieldState> = {
  surname: 'auto',
  place: 'confirm',
  sex: 'confirmed',
  guardian: 'missing',
  employer: 'conflict',
  phone: 'missing',
  hint: 'optional',
};
const stateOf = ({ id }: Field) => states[id]!;
const toCheck = fieldsToCheck(form, visible, stateOf);

test('what is to confirm, to choose and to add is walked in the order of the form; hidden questions are not', () =>
  expect(toCheck).toEqual(['place', 'employer', 'phone']));

test('the walk goes on from where the person is, and begins again past the end', () => {
  expect(nextToCheck(form, toCheck, null)).toBe('place');
  expect(nextToCheck(form, toCheck, 'surname')).toBe('place');
  expect(nextToCheck(form, toCheck, 'place')).toBe('employer');
  expect(nextToCheck(form, toCheck, 'sex')).toBe('employer');
  expect(nextToCheck(form, toCheck, 'hint')).toBe('place');
  expect(nextToCheck(form, [], 'place')).toBeNull();
});

test('in a section that was just opened the walk begins at its head', () => {
  expect(nextToCheck(form, toCheck, lastBefore(form, 'work'))).toBe('employer');
  expect(nextToCheck(form, toCheck, lastBefore(form, 'identity'))).toBe('place');
});

test('a field that was settled meanwhile is passed over', () =>
  expect(nextToCheck(form, ['phone'], 'place')).toBe('phone'));

test('sections count what is left and what is ready; optional and empty is neither; one without questions is left out', () => {
  const counted = countSections(form, visible, stateOf);
  expect(counted.map(({ id, toCheck: left, missing, ready }) => [id, left, missing, ready])).toEqual([
    ['identity', 1, 0, 2],
    ['work', 2, 1, 0],
  ]);
});
