import { describe, expect, test } from 'vitest';
import { checkDigit, mrzLines, nameField } from './mrz.ts';
import { passportOf } from './passport-of.ts';

const trimmed = (surname: string, givenNames: string) => nameField(surname, givenNames).replace(/<+$/, '');

describe('the check digit', () => {
  test.each([
    ['520727', '3'],
    ['AB2134<<<', '5'],
    ['HA672242<', '6'],
    ['L898902C3', '6'],
    ['740812', '2'],
    ['120415', '9'],
    ['ZE184226B<<<<<', '1'],
  ])('of %s is %s, as in Doc 9303', (field, digit) => expect(checkDigit(field)).toBe(digit));
});

describe('the name field', () => {
  test('has 39 characters for any name', () => {
    for (const [surname, given] of [
      ['RAO', 'A'],
      ['', 'LATA'],
      ['LATA', ''],
      ['K'.repeat(60), 'LATA'],
      ['RAO', 'K'.repeat(60)],
    ] as const)
      expect(nameField(surname, given)).toHaveLength(39);
  });
  test('begins with fillers without a surname', () => expect(trimmed('', 'LATA DEVI')).toBe('<<LATA<DEVI'));
  test('puts a single name in the place of the surname', () => expect(trimmed('LATA', '')).toBe('LATA'));
  test('drops an apostrophe and splits at a hyphen', () =>
    expect(trimmed("D'SOUZA", 'ANN-MARIE')).toBe('DSOUZA<<ANN<MARIE'));
  test('spells umlauts and drops accents', () =>
    expect(trimmed('WEIß MÜLLER', 'FRANÇOIS')).toBe('WEISS<MUELLER<<FRANCOIS'));
  test('cuts long given names at the last place', () =>
    expect(nameField('NILAVADHANANANDA', 'ARNPOL PETCH CHARONGUANG')).toBe('NILAVADHANANANDA<<ARNPOL<PETCH<CHARONGU'));
  test('includes one letter of the given names if the surname fills the line', () =>
    expect(nameField('B'.repeat(50), 'LATA')).toBe(`${'B'.repeat(36)}<<L`));
  test('never ends a cut name in a filler', () => {
    for (let length = 1; length < 34; length += 1) {
      const field = nameField('RAO', `${'K'.repeat(length)} ${'M'.repeat(length + 2)} ${'N'.repeat(34)}`);
      expect(field, field).toMatch(/[A-Z]$/);
      expect(field.slice(5), field).not.toContain('<<');
    }
  });
});

test('accepts a filler or a zero as the check digit of an empty personal number', () => {
  const { code, ...rest } = passportOf({ seed: 1, nameFormat: 'plain' });
  const holder = { ...rest, documentCode: 'P', issuer: code, nationality: code, personalNumber: '' };
  const [, filler] = mrzLines({ ...holder, emptyCheck: '<' });
  const [, nought] = mrzLines({ ...holder, emptyCheck: '0' });
  expect(filler.slice(28, 43)).toBe('<'.repeat(15));
  expect(nought.slice(28, 43)).toBe(`${'<'.repeat(14)}0`);
  expect(filler[43]).toBe(nought[43]);
});
