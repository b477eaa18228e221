import { expect, test } from 'vitest';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import type { FieldState } from './field-state.ts';
import { countSections, fieldsToCheck, lastFieldBefore, nextToCheck } from './fields-to-check.ts';

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

test("lists fields to check in the form's order, without hidden ones", () =>
  expect(toCheck).toEqual(['place', 'employer', 'phone']));

test('finds the next field after the focused one and wraps around', () => {
  expect(nextToCheck(form, toCheck, null)).toBe('place');
  expect(nextToCheck(form, toCheck, 'surname')).toBe('place');
  expect(nextToCheck(form, toCheck, 'place')).toBe('employer');
  expect(nextToCheck(form, toCheck, 'sex')).toBe('employer');
  expect(nextToCheck(form, toCheck, 'hint')).toBe('place');
  expect(nextToCheck(form, [], 'place')).toBeNull();
});

test('starts at the top of a section that was just opened', () => {
  expect(nextToCheck(form, toCheck, lastFieldBefore(form, 'work'))).toBe('employer');
  expect(nextToCheck(form, toCheck, lastFieldBefore(form, 'identity'))).toBe('place');
});

test('skips a field that was settled in the meantime', () =>
  expect(nextToCheck(form, ['phone'], 'place')).toBe('phone'));

test('counts fields to check and ready fields per section, without empty optional ones and empty sections', () => {
  const counted = countSections(form, visible, stateOf);
  expect(counted.map(({ id, toCheck: left, missing, ready }) => [id, left, missing, ready])).toEqual([
    ['identity', 1, 0, 2],
    ['work', 2, 1, 0],
  ]);
});
