import { expect, test } from 'vitest';
import { newTravellerBody, startOf, travellerProblems } from './new-traveller.ts';

test('what was searched for in vain fills the form: a number as the passport, words as the name', () => {
  expect(startOf('z417 2935')).toMatchObject({ passportNumber: 'Z4172935', firstName: '' });
  expect(startOf(' Anita  Devi Rao ')).toMatchObject({ firstName: 'Anita', lastName: 'Devi Rao', passportNumber: '' });
});

test('a first name is all that is needed; what else is given must be right', () => {
  expect(travellerProblems(startOf('Anita'))).toEqual([]);
  expect(travellerProblems(startOf(''))).toEqual(['firstName']);
  const wrong = { ...startOf('Anita'), email: 'anita@', phone: 'none', birthDate: '2999-01-01', passportNumber: '12' };
  expect(travellerProblems(wrong)).toEqual(['passportNumber', 'birthDate', 'email', 'phone']);
});

test('what was left empty is sent as nothing', () =>
  expect(newTravellerBody(startOf('Anita'), '')).toEqual({
    firstName: 'Anita',
    lastName: '',
    email: null,
    phone: null,
    birthDate: null,
    passportNumber: null,
  }));
