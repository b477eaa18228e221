import type { AnswerProposal } from '@visawright/contract/forms/form-state.ts';
import { expect, test } from 'vitest';
import { effectiveAnswers } from './effective-answers.ts';
import { formOf } from '../testing/document-evidence.ts';

const form = formOf(
  { id: 'employed', type: 'radio', options: ['Yes', 'No'] },
  { id: 'employer', visibleWhen: { field: 'employed', equals: 'Yes' } },
  { id: 'school', visibleWhen: { field: 'application.visaCategory', equals: 'Student' } },
);
const proposed = (value: string): AnswerProposal => ({
  certain: true,
  choices: [{ value, sources: [{ from: 'profile', name: 'profile.x', value }] }],
});

test('prefers an answer to a proposal, and a proposal to nothing', () =>
  expect(
    effectiveAnswers(form, {}, { employed: 'Yes' }, { employed: proposed('No'), employer: proposed('Kaveri') }),
  ).toEqual({
    employed: 'Yes',
    employer: 'Kaveri',
  }));

test('a proposal opens the fields that hang on it', () =>
  expect(effectiveAnswers(form, {}, { employer: 'Kaveri' }, { employed: proposed('Yes') })).toEqual({
    employed: 'Yes',
    employer: 'Kaveri',
  }));

test('values of hidden fields do not count', () =>
  expect(effectiveAnswers(form, {}, { employed: 'No', employer: 'Kaveri' }, { school: proposed('VJTI') })).toEqual({
    employed: 'No',
  }));

test('what a person emptied stays empty', () =>
  expect(effectiveAnswers(form, {}, { employed: 'Yes', employer: '' }, { employer: proposed('Kaveri') })).toEqual({
    employed: 'Yes',
  }));

test('never fills declarations from the application', () =>
  expect(
    effectiveAnswers(
      form,
      { 'application.visaCategory': 'Tourism' },
      { 'application.visaCategory': 'Student' },
      { school: proposed('VJTI') },
    ),
  ).toEqual({}));
