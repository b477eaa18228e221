import { expect, test } from 'vitest';
import { fieldsOf, fullDate } from './mrz-fields.ts';

const today = new Date('2026-11-16T00:00:00Z');

test.each([
  ['a birth date of this century', '120415', 'birth', '2012-04-15'],
  ['a birth date of the last century', '740812', 'birth', '1974-08-12'],
  ['a birth date of today', '261116', 'birth', '2026-11-16'],
  ['a birth date that would be tomorrow is a hundred years ago', '261117', 'birth', '1926-11-17'],
  ['an expiry date ahead', '310506', 'expiry', '2031-05-06'],
  ['an expiry date that has passed', '120415', 'expiry', '2012-04-15'],
  ['an expiry date in fifty years', '761231', 'expiry', '2076-12-31'],
  ['an expiry date further ahead was in the last century', '770101', 'expiry', '1977-01-01'],
  ['29 February of a leap year', '240229', 'birth', '2024-02-29'],
  ['1 January', '240101', 'birth', '2024-01-01'],
  ['31 December', '231231', 'birth', '2023-12-31'],
] as const)('%s', (_name, text, kind, day) => expect(fullDate(text, kind, today)).toBe(day));

test.each([
  ['no 29 February in 2023', '230229'],
  ['no month 13', '231301'],
  ['no month 0', '230001'],
  ['no day 0', '230100'],
  ['no day 32', '230132'],
  ['a filler', '2301<1'],
  ['a digit too many', '2301011'],
  ['a digit too few', '23010'],
  ['text around it', 'x230101'],
])('%s is no date', (_name, text) => {
  expect(fullDate(text, 'birth', today)).toBeUndefined();
  expect(fullDate(text, 'expiry', today)).toBeUndefined();
});

const first = 'P<INDSHARMA<RAO<<PRIYA<RANI<<<<<<<<<<<<<<<<<';
const second = 'M8236514<3IND8802141F3105065<<<<<<<<<<<<<<<2';

test('reads every field of a passport', () => {
  expect(fieldsOf([first, second])).toEqual({
    lines: [first, second],
    code: 'IND',
    nationality: 'IND',
    number: 'M8236514',
    surname: 'SHARMA RAO',
    givenNames: 'PRIYA RANI',
    isCut: false,
    sex: 'F',
    birth: '1988-02-14',
    expiry: '2031-05-06',
  });
});

test('a German code has one letter', () => {
  const german = fieldsOf([
    'P<D<<MUELLER<<EVA<<<<<<<<<<<<<<<<<<<<<<<<<<<',
    'C01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4',
  ]);
  expect([german.code, german.nationality, german.surname, german.givenNames]).toEqual(['D', 'D', 'MUELLER', 'EVA']);
});

test('a person with one name has no given names', () => {
  const one = fieldsOf([`P<INDTENZIN${'<'.repeat(33)}`, second]);
  expect([one.surname, one.givenNames, one.isCut]).toEqual(['TENZIN', '', false]);
});

test('a name that fills the line may be cut', () => {
  const long = fieldsOf(['P<INDVENKATANARASIMHARAJUVARIPETA<<SRINIVASA', second]);
  expect([long.isCut, long.givenNames]).toEqual([true, 'SRINIVASA']);
});

test.each([
  ['M', 'M'],
  ['F', 'F'],
  ['X', 'X'],
  ['<', 'X'],
])('the sex %s is %s', (letter, sex) =>
  expect(fieldsOf([first, `${second.slice(0, 20)}${letter}${second.slice(21)}`]).sex).toBe(sex),
);

test('a number that cannot be parsed is reported as written', () => {
  const empty = fieldsOf([first, `<<<<<<<<<0${second.slice(10)}`]);
  expect(empty.number).toBe('');
});
