import { expect, test } from 'vitest';
import { isOtherPaper, isOtherZone, looksLikePassport, mayBePassport } from './passport-signs.ts';

test('a passport is known by its zone or by the names of its back page', () => {
  expect(mayBePassport(['P<INDKULKARNI<<MEERA<ANIL<<<<<<<<<<<<<<<<<<<<'])).toBe(true);
  expect(mayBePassport(['Name of Father / Legal Guardian', 'ANIL KULKARNI', 'Name of Mother', 'SUNITA'])).toBe(true);
  const terse = ['Passport No.', 'L4680886', 'Father / Legal Guardian', 'KIRAN CHOPRA', 'Mother', 'LATA CHOPRA', 'Spouse', 'Address', 'M G ROAD, PUNE', 'Old Passport No., Date and Place of Issue', 'File No.', 'MA2515553981925']; // prettier-ignore
  expect(mayBePassport(terse)).toBe(true);
  expect(mayBePassport(['File No.', 'HC/1182', 'Father', 'Mother'])).toBe(false);
  expect(mayBePassport(['Dear Sir, I request a visa for my journey'])).toBe(false);
});

test('a visa and a residence permit carry zones of their own, an address written in capitals none', () => {
  expect(isOtherZone('VNUSACHOPRA<<SHREYA<<<<<<<<<<<<<<<<<<<<<<<<<')).toBe(true);
  expect(isOtherZone('ARNLD0C88039831<<<<<<<<<<<<<<<')).toBe(true);
  expect(isOtherZone('P<INDKULKARNI<<MEERA<ANIL<<<<<<<<<<<<<<<<<<<<')).toBe(false);
  expect(isOtherZone('CIVIL LINES MODEL TOWN BHOPAL MADHYA PRADESH')).toBe(false);
});

test('a birth certificate names father and mother and is no passport', () => {
  const lines = ['CERTIFICATE OF BIRTH', 'Registration of Births and Deaths Act, 1969', 'Birth Certificate', 'Registration No. 2560/2004', 'Name of Father: Ramesh', 'Name of Mother: Uma', 'Date of Birth: 18/02/2004', 'Registrar of Births and Deaths']; // prettier-ignore
  expect(mayBePassport(lines)).toBe(false);
  expect(looksLikePassport(lines)).toBe(false);
});

test('the traces a reader of print leaves of a passport are enough to look again', () => {
  expect(looksLikePassport(['Surname', 'Given Name(s)', 'Nationality', 'Date of Birth', 'Place of Issue'])).toBe(true);
});

test('a PAN card has labels of a passport but its own title; a passport cut above its zone has not', () => {
  const card = ['INCOME TAX DEPARTMENT', 'GOVT. OF INDIA', 'NAME', 'AARAV MEHTA', "FATHER'S NAME", 'ANIL VARMA', 'DATE OF BIRTH', '15/04/1992', 'Permanent Account Number', 'TAQPM17780', 'SPECIMEN']; // prettier-ignore
  expect(isOtherPaper(card)).toBe(true);
  const front = ['SPECIMEN', 'Type', 'P', 'Country Code', 'IND', 'Passport No.', 'M8236514', 'Surname', 'SHARMA', 'Given Name(s)', 'ANITA', 'Nationality', 'INDIAN', 'Sex', 'F', 'Date of Birth', '14/02/1988', 'Place of Birth', 'JAIPUR', 'Place of Issue', 'DELHI', 'Date of Issue', 'Date of Expiry']; // prettier-ignore
  expect(isOtherPaper(front)).toBe(false);
});
