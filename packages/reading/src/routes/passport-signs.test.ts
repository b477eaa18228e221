import { expect, test } from 'vitest';
import { isOtherDocument, isOtherZone, looksLikePassport, mayBePassport } from './passport-signs.ts';

test('recognises a passport by its MRZ or by the labels of its back page', () => {
  expect(mayBePassport(['P<INDKULKARNI<<MEERA<ANIL<<<<<<<<<<<<<<<<<<<<'])).toBe(true);
  expect(mayBePassport(['Name of Father / Legal Guardian', 'ANIL KULKARNI', 'Name of Mother', 'SUNITA'])).toBe(true);
  const terse = [
    'Passport No.',
    'L4680886',
    'Father / Legal Guardian',
    'KIRAN CHOPRA',
    'Mother',
    'LATA CHOPRA',
    'Spouse',
    'Address',
    'M G ROAD, PUNE',
    'Old Passport No., Date and Place of Issue',
    'File No.',
    'MA2515553981925',
  ];
  expect(mayBePassport(terse)).toBe(true);
  expect(mayBePassport(['File No.', 'HC/1182', 'Father', 'Mother'])).toBe(false);
  expect(mayBePassport(['Dear Sir, I request a visa for my journey'])).toBe(false);
});

test('distinguishes visa and residence permit MRZs from an address in capitals', () => {
  expect(isOtherZone('VNUSACHOPRA<<SHREYA<<<<<<<<<<<<<<<<<<<<<<<<<')).toBe(true);
  expect(isOtherZone('ARNLD0C88039831<<<<<<<<<<<<<<<')).toBe(true);
  expect(isOtherZone('P<INDKULKARNI<<MEERA<ANIL<<<<<<<<<<<<<<<<<<<<')).toBe(false);
  expect(isOtherZone('CIVIL LINES MODEL TOWN BHOPAL MADHYA PRADESH')).toBe(false);
});

test("does not take a birth certificate with parents' names for a passport", () => {
  const lines = [
    'CERTIFICATE OF BIRTH',
    'Registration of Births and Deaths Act, 1969',
    'Birth Certificate',
    'Registration No. 2560/2004',
    'Name of Father: Ramesh',
    'Name of Mother: Uma',
    'Date of Birth: 18/02/2004',
    'Registrar of Births and Deaths',
  ];
  expect(mayBePassport(lines)).toBe(false);
  expect(looksLikePassport(lines)).toBe(false);
});

test('recognises a passport from the fragments that Tesseract reads', () => {
  expect(looksLikePassport(['Surname', 'Given Name(s)', 'Nationality', 'Date of Birth', 'Place of Issue'])).toBe(true);
});

test('distinguishes a PAN card by its title from a passport cropped above its MRZ', () => {
  const card = [
    'INCOME TAX DEPARTMENT',
    'GOVT. OF INDIA',
    'NAME',
    'AARAV MEHTA',
    "FATHER'S NAME",
    'ANIL VARMA',
    'DATE OF BIRTH',
    '15/04/1992',
    'Permanent Account Number',
    'TAQPM17780',
    'SPECIMEN',
  ];
  expect(isOtherDocument(card)).toBe(true);
  const front = [
    'SPECIMEN',
    'Type',
    'P',
    'Country Code',
    'IND',
    'Passport No.',
    'M8236514',
    'Surname',
    'SHARMA',
    'Given Name(s)',
    'ANITA',
    'Nationality',
    'INDIAN',
    'Sex',
    'F',
    'Date of Birth',
    '14/02/1988',
    'Place of Birth',
    'JAIPUR',
    'Place of Issue',
    'DELHI',
    'Date of Issue',
    'Date of Expiry',
  ];
  expect(isOtherDocument(front)).toBe(false);
});
