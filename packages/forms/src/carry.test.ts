import type { AnswerValue } from '@visawright/contract/form-state.ts';
import { expect, test } from 'vitest';
import { carryOver } from './carry.ts';
import { forms } from './read-files.ts';

const carry = (from: string, to: string, answers: Record<string, AnswerValue>, isSameTrip = false) =>
  carryOver(forms.get(to)!, { form: forms.get(from)!, answers, isSameTrip });
const answersOf = (carried: ReturnType<typeof carry>) =>
  Object.fromEntries(Object.entries(carried).map(([id, { answer }]) => [id, answer]));

const france = {
  surname: 'Rao',
  maritalStatus: 'Married',
  passportType: 'Ordinary passport',
  arrivalDate: '2027-01-10',
  declarationAccepted: 'Yes',
};

test('who somebody is goes with them, where they travel does not', () =>
  expect(answersOf(carry('france', 'uk', france))).toEqual({
    surname: 'Rao',
    maritalStatus: 'Married or in a civil partnership', // the same in the other form's words
  }));

test('within one trip the trip goes along', () =>
  expect(answersOf(carry('france', 'germany', france, true))).toEqual({
    surname: 'Rao',
    maritalStatus: 'Married',
    passportType: 'Ordinary passport',
    arrivalDate: '2027-01-10',
  }));

test('no declaration is ever carried, in whatever trip and form', () => {
  for (const [id, form] of forms) {
    const answers = Object.fromEntries(form.sections.flatMap(({ fields }) => fields.map((field) => [field.id, 'Yes'])));
    const carried = carryOver(form, { form, answers, isSameTrip: true });
    expect(Object.keys(carried), id).not.toContain('declarationAccepted');
    expect(Object.keys(carried), id).not.toContain('convictedAnyCountry');
  }
});

test('a wording the next form has not is asked again', () =>
  expect(carry('newZealand', 'japan', { maritalStatus: 'De facto partner' })).toEqual({}));

test('amounts never change their currency on the way', () => {
  expect(carry('canada', 'newZealand', { fundsAmount: '5000' }, true)).toEqual({});
  expect(carry('uk', 'newZealand', { annualIncome: '60000' })).toEqual({}); // neither label says in what money
  expect(answersOf(carry('uk', 'uk', { annualIncome: '60000' }))).toEqual({ annualIncome: '60000' });
  expect(answersOf(carry('indonesia', 'vietnam', { fundsAmount: '5000' }, true))).toEqual({ fundsAmount: '5000' });
});

test('an answer says where it comes from', () =>
  expect(carry('france', 'spain', { surname: 'Rao' })).toEqual({
    surname: { from: 'carried', name: 'surname', value: 'Rao', answer: 'Rao' },
  }));

test('an empty answer, or one the next form would refuse, stays behind', () =>
  expect(carry('france', 'spain', { surname: ' ', dateOfBirth: '1990-02-31' })).toEqual({}));
