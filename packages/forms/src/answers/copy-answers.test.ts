import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { expect, test } from 'vitest';
import { copyAnswers } from './copy-answers.ts';
import { forms } from '../destinations/form-files.ts';

const carry = (from: string, to: string, answers: Record<string, AnswerValue>, isSameTrip = false) =>
  copyAnswers(forms.get(to)!, { form: forms.get(from)!, answers, isSameTrip });
const answersOf = (carried: ReturnType<typeof carry>) =>
  Object.fromEntries(Object.entries(carried).map(([id, { answer }]) => [id, answer]));

const france = {
  surname: 'Rao',
  maritalStatus: 'Married',
  passportType: 'Ordinary passport',
  arrivalDate: '2027-01-10',
  declarationAccepted: 'Yes',
};

test('who someone is goes with them, where they travel does not', () =>
  expect(answersOf(carry('france', 'uk', france))).toEqual({
    surname: 'Rao',
    maritalStatus: 'Married or in a civil partnership', // the same answer in the other form's wording
  }));

test('within one trip the trip goes along', () =>
  expect(answersOf(carry('france', 'germany', france, true))).toEqual({
    surname: 'Rao',
    maritalStatus: 'Married',
    passportType: 'Ordinary passport',
    arrivalDate: '2027-01-10',
  }));

test('never copies a declaration', () => {
  for (const [id, form] of forms) {
    const answers = Object.fromEntries(form.sections.flatMap(({ fields }) => fields.map((field) => [field.id, 'Yes'])));
    const carried = copyAnswers(form, { form, answers, isSameTrip: true });
    expect(Object.keys(carried), id).not.toContain('declarationAccepted');
    expect(Object.keys(carried), id).not.toContain('convictedAnyCountry');
  }
});

test('does not copy an option the next form lacks', () =>
  expect(carry('newZealand', 'japan', { maritalStatus: 'De facto partner' })).toEqual({}));

test('never copies an amount into another currency', () => {
  expect(carry('canada', 'newZealand', { fundsAmount: '5000' }, true)).toEqual({});
  expect(carry('uk', 'newZealand', { annualIncome: '60000' })).toEqual({}); // neither label names a currency
  expect(answersOf(carry('uk', 'uk', { annualIncome: '60000' }))).toEqual({ annualIncome: '60000' });
  expect(answersOf(carry('indonesia', 'vietnam', { fundsAmount: '5000' }, true))).toEqual({ fundsAmount: '5000' });
});

test('copied answers name their source', () =>
  expect(carry('france', 'spain', { surname: 'Rao' })).toEqual({
    surname: { from: 'carried', name: 'surname', value: 'Rao', answer: 'Rao' },
  }));

test('does not copy empty or invalid answers', () =>
  expect(carry('france', 'spain', { surname: ' ', dateOfBirth: '1990-02-31' })).toEqual({}));
