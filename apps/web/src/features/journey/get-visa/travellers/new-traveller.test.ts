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
    birthDate: '2999-01-01',
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
