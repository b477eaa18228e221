import { expect, test } from 'vitest';
import { newTravellerBody, initialTraveller, travellerProblems } from './new-traveller.ts';

test('prefills passport number or name from the search', () => {
  expect(initialTraveller('z417 2935')).toMatchObject({ passportNumber: 'Z4172935', firstName: '' });
  expect(initialTraveller(' Anita  Devi Rao ')).toMatchObject({
    firstName: 'Anita',
    lastName: 'Devi Rao',
    passportNumber: '',
  });
});

test('requires a first name and validates the rest', () => {
  expect(travellerProblems(initialTraveller('Anita'))).toEqual([]);
  expect(travellerProblems(initialTraveller(''))).toEqual(['firstName']);
  const wrong = {
    ...initialTraveller('Anita'),
    email: 'anita@',
    phone: 'none',
    birthDate: '01/01/2999',
    passportNumber: '12',
  };
  expect(travellerProblems(wrong)).toEqual(['passportNumber', 'birthDate', 'email', 'phone']);
});

test('omits empty fields', () =>
  expect(newTravellerBody(initialTraveller('Anita'), '')).toEqual({
    firstName: 'Anita',
    lastName: '',
    email: null,
    phone: null,
    birthDate: null,
    passportNumber: null,
  }));

test.each([
  ['14/08/1991', '1991-08-14'],
  ['4.8.1991', '1991-08-04'],
])('reads the date of birth %s', (birthDate, stored) => {
  const facts = { ...initialTraveller('Anita'), birthDate };
  expect(travellerProblems(facts)).toEqual([]);
  expect(newTravellerBody(facts, '').birthDate).toBe(stored);
});

test.each(['31/02/1990', '08/1991', 'August'])('rejects the date of birth %s', (birthDate) =>
  expect(travellerProblems({ ...initialTraveller('Anita'), birthDate })).toEqual(['birthDate']),
);
