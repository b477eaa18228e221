import type { Proposal } from '@visawright/contract/form-state.ts';
import { expect, test } from 'vitest';
import { effective } from './effective.ts';
import { formOf } from './testing/read-papers.ts';

const form = formOf(
  { id: 'employed', type: 'radio', options: ['Yes', 'No'] },
  { id: 'employer', visibleWhen: { field: 'employed', equals: 'Yes' } },
  { id: 'school', visibleWhen: { field: 'application.visaCategory', equals: 'Student' } },
);
const proposed = (value: string): Proposal => ({
  certain: true,
  choices: [{ value, sources: [{ from: 'profile', name: 'profile.x', value }] }],
});

test('an answer stands before what is proposed, and what is proposed where nobody answered', () =>
  expect(effective(form, {}, { employed: 'Yes' }, { employed: proposed('No'), employer: proposed('Kaveri') })).toEqual({
    employed: 'Yes',
    employer: 'Kaveri',
  }));

test('a proposal opens the fields that hang on it', () =>
  expect(effective(form, {}, { employer: 'Kaveri' }, { employed: proposed('Yes') })).toEqual({
    employed: 'Yes',
    employer: 'Kaveri',
  }));

test('values of hidden fields do not count', () =>
  expect(effective(form, {}, { employed: 'No', employer: 'Kaveri' }, { school: proposed('VJTI') })).toEqual({
    employed: 'No',
  }));

test('what a person emptied stays empty', () =>
  expect(effective(form, {}, { employed: 'Yes', employer: '' }, { employer: proposed('Kaveri') })).toEqual({
    employed: 'Yes',
  }));

test('nobody answers in the name of the application', () =>
  expect(
    effective(form, { 'application.visaCategory': 'Tourism' }, { 'application.visaCategory': 'Student' }, { school: proposed('VJTI') }), // prettier-ignore
  ).toEqual({}));
