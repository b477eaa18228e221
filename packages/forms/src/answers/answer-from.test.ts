import { expect, test } from 'vitest';
import { answerFrom } from './answer-from.ts';
import type { Field } from '../form/form-schema.ts';
import { forms } from '../destinations/form-files.ts';

const fieldOf = (form: string, id: string): Field =>
  forms
    .get(form)!
    .sections.flatMap(({ fields }) => fields)
    .find((field) => field.id === id)!;

test.each([
  ['australia', 'visaStream', 'Visitor Visa Subclass 600 (Business Visitor Stream)', 'Business Visitor'],
  ['australia', 'visaStream', 'Student Visa Subclass 500', undefined],
  ['indonesia', 'visaIndex', 'e-VOA B1 (Tourism)', 'B1 (e-VOA)'],
  ['indonesia', 'visaIndex', 'C1 Tourist Single Entry', 'C1'],
])('%s %s: the visa type %s means %s', (form, id, type, option) =>
  expect(answerFrom(fieldOf(form, id), type, 'application.visaType')).toBe(option),
);

test('every form has its own word for the purpose, or none', () => {
  const purpose = (form: string, group: string) =>
    answerFrom(fieldOf(form, 'purposeOfVisit'), group, 'application.visaCategory');
  expect(purpose('uk', 'Student')).toBe('Short-term study');
  expect(purpose('singapore', 'Tourism')).toBe('Social');
  expect(purpose('singapore', 'Student')).toBeUndefined();
  expect(answerFrom(fieldOf('france', 'journeyPurposes'), 'Student', 'application.visaCategory')).toEqual(['Study']);
});

test('a gate by the code or the town of its airport; another airport is none of them', () => {
  const gate = (read: string) => answerFrom(fieldOf('vietnam', 'entryGate'), read, 'Proof of Travel.arrivalAirport');
  expect(gate('SGN')).toBe('Tan Son Nhat Int Airport (Ho Chi Minh City)');
  expect(gate('Hanoi')).toBe('Noi Bai Int Airport');
  expect(gate('Da Nang')).toBe('Da Nang International Airport'); // not its seaport
  expect(gate('MUC')).toBeUndefined();
});

test('the province of a Vietnamese hotel is the one of today', () => {
  const province = (city: string) =>
    answerFrom(fieldOf('vietnam', 'provinceOfStay'), city, 'Proof of Travel.hotelCity');
  expect([province('Hanoi'), province('Hoi An'), province('Phu Quoc'), province('Nha Trang')]).toEqual([
    'Ha Noi City',
    'Da Nang City',
    'An Giang',
    'Khanh Hoa',
  ]);
  expect(province('Quang Binh')).toBeUndefined(); // a province until 2025
});

test('an Indian passport is a Passport on the Indonesian list', () =>
  expect(answerFrom(fieldOf('indonesia', 'passportType'), 'Ordinary passport', 'Passport.passportType')).toBe(
    'Passport',
  ));

test('countries by code or name, in the list’s own name; a day that is none is no answer', () => {
  const nationality = fieldOf('uk', 'nationality');
  expect(answerFrom(nationality, 'IND', 'Passport.nationality')).toBe('India');
  expect(answerFrom(nationality, 'india', 'application.nationality')).toBe('India');
  expect(answerFrom(nationality, 'Hindustan', 'Passport.nationality')).toBeUndefined();
  expect(answerFrom(fieldOf('uk', 'dateOfBirth'), '1990-02-31', 'Passport.dateOfBirth')).toBeUndefined();
});

test('a sex no form names is left to the person', () => {
  expect(answerFrom(fieldOf('japan', 'sex'), 'X', 'Passport.sex')).toBeUndefined();
  expect(answerFrom(fieldOf('uk', 'sex'), 'X', 'Passport.sex')).toBe('Unspecified');
});
