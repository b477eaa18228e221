import { expect, test } from 'vitest';
import { checkDigit } from './mrz.ts';
import { passportOf } from './passport-of.ts';
import { nameFormats } from './people/person-name.ts';

const people = Array.from({ length: 400 }, (_, seed) => passportOf({ seed }));

test('gives the same person for the same seed', () => expect(passportOf({ seed: 7 })).toEqual(passportOf({ seed: 7 })));

test('gives MRZ lines of 44 characters with valid check digits', () => {
  for (const { mrz } of people) {
    const [first, second] = mrz;
    expect(first).toMatch(/^P<[A-Z<]{3}[A-Z<]{39}$/);
    expect(second).toMatch(/^[A-Z0-9<]{9}\d[A-Z<]{3}\d{7}[MF<]\d{7}[A-Z0-9<]{14}[0-9<]\d$/);
    for (const [from, to] of [
      [0, 9],
      [13, 19],
      [21, 27],
    ] as const)
      expect(second[to]).toBe(checkDigit(second.slice(from, to)));
    expect(second[43]).toBe(checkDigit(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43)));
  }
});

test('gives Indian numbers of a letter and seven digits', () => {
  for (const { code, number } of people) if (code === 'IND') expect(number).toMatch(/^[A-Z]\d{7}$/);
});

test('covers every edge case in four hundred people', () => {
  expect(people.some(({ surname }) => surname === '')).toBe(true);
  expect(people.some(({ givenNames }) => givenNames === '')).toBe(true);
  expect(people.some(({ surname, givenNames }) => surname.length + givenNames.length > 37)).toBe(true);
  expect(people.some(({ surname }) => surname.includes("'"))).toBe(true);
  expect(new Set(people.map(({ sex }) => sex))).toEqual(new Set(['M', 'F', 'X']));
  expect(new Set(people.filter((each) => !each.personalNumber).map(({ mrz }) => mrz[1][42]))).toEqual(
    new Set(['<', '0']),
  );
  expect(new Set(people.map(({ code }) => code)).size).toBeGreaterThan(9);
});

test.each(nameFormats)('gives an Indian name in the format %s', (nameFormat) => {
  const { code, surname, givenNames } = passportOf({ seed: 3, nameFormat });
  expect(code).toBe('IND');
  expect(surname + givenNames).not.toBe('');
});

test('issues passports after birth, with a validity of whole years less a day', () => {
  for (const { dateOfBirth, issueDate, expiryDate, back } of people) {
    expect(dateOfBirth < issueDate && issueDate < expiryDate).toBe(true);
    const old = back?.oldPassport?.issueDate;
    if (old) expect(dateOfBirth < old && old < issueDate).toBe(true);
  }
  expect(passportOf({ seed: 5, indian: true })).toMatchObject({ issueDate: '2025-11-19', expiryDate: '2035-11-18' });
});
