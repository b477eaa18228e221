import { expect, test } from 'vitest';
import { sameName, samePerson } from './same-person.ts';

test('a name is the same in any order and case, with or without a title', () => {
  expect(sameName('SHARMA ANANYA', 'Ms. Ananya Sharma')).toBe('same');
  expect(sameName('Rameshbabu Iyer', 'Ramesh Babu Iyer')).toBe('same');
  expect(sameName('José Álvarez', 'JOSE ALVAREZ')).toBe('same');
  expect(sameName('अनन्या शर्मा', 'शर्मा अनन्या')).toBe('same');
});

test('initials, a middle name left out and one letter misread are similar, never the same', () => {
  expect(sameName('A Sharma', 'Ananya Sharma')).toBe('similar');
  expect(sameName('Ananya Sharma', 'Ananya Devi Sharma')).toBe('similar');
  expect(sameName('Ananva Sharma', 'Ananya Sharma')).toBe('similar');
  expect(sameName('Sharma', 'Ananya Sharma')).toBe('similar');
});

test('members of one family are different people', () => {
  expect(sameName('Rohan Sharma', 'Ananya Sharma')).toBe('different');
  expect(sameName('A S', 'Ananya Sharma')).toBe('different');
  expect(sameName('Ravi Rao', 'Rani Rao')).toBe('different');
  expect(sameName('', 'Ananya Sharma')).toBe('unknown');
});

const ananya = { name: 'Ananya Sharma', dateOfBirth: '1991-08-14', passportNumber: 'K1234567' };

test('a passport number decides, and so do name and birth date together', () => {
  expect(samePerson({ name: '', passportNumber: 'k 1234567' }, ananya)).toBe('same');
  expect(samePerson({ name: 'SHARMA A', dateOfBirth: '1991-08-14' }, ananya)).toBe('same');
  expect(samePerson({ ...ananya, passportNumber: 'M7654321' }, ananya)).toBe('same');
});

test('a name alone is likely at most, and a birth date that differs is another person', () => {
  expect(samePerson({ name: 'Ananya Sharma' }, ananya)).toBe('likely');
  expect(samePerson({ name: 'A Sharma' }, ananya)).toBe('unclear');
  expect(samePerson({ name: 'Ananya Sharma', passportNumber: 'M7654321' }, ananya)).toBe('unclear');
  expect(samePerson({ name: 'Ananya Sharma', dateOfBirth: '1961-01-02' }, ananya)).toBe('different');
  expect(samePerson({ name: 'Rohan Sharma', dateOfBirth: '1991-08-14' }, ananya)).toBe('different'); // twins
  expect(samePerson({ ...ananya, dateOfBirth: '1961-01-02' }, ananya)).toBe('unclear');
  expect(samePerson({ name: 'Anamya Sharma', dateOfBirth: '1991-08-14' }, ananya)).toBe('unclear'); // twins, or misread
});
