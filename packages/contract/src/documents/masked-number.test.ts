import { expect, test } from 'vitest';
import { maskedValue, maskNumber, listedValue } from './masked-number.ts';

test('the last four digits of an Aadhaar stand, whatever is between them', () => {
  expect(maskNumber('234567890123')).toBe('XXXXXXXX0123');
  expect(maskNumber('2345 6789 0123')).toBe('XXXX XXXX 0123');
  expect(maskNumber('२३४५ ६७८९ ०१२३')).toBe('XXXX XXXX ०१२३');
  expect(maskNumber('9123 4567 8901 2345')).toBe('XXXX XXXX XXXX 2345');
});

test('what is masked already stays, and other numbers are not touched', () => {
  expect(maskNumber('XXXXXXXX0123')).toBe('XXXXXXXX0123');
  expect(maskedValue('aadhaarNumber', '234567890123')).toBe('XXXXXXXX0123');
  expect(maskedValue('vid', '9123456789012345')).toBe('XXXXXXXXXXXX2345');
  expect(maskedValue('panNumber', 'ABCDE1234F')).toBe('ABCDE1234F');
});

test.each([
  ['passportNumber', 'K1234567', '••••4567'],
  ['panNumber', 'ABCDE1234F', '••••••234F'],
  ['accountNumber', '12', '12'],
  ['aadhaarNumber', '1234 5678 9012', 'XXXX XXXX 9012'],
  ['surname', 'RAO', 'RAO'],
])('in a list %s %s is shown as %s', (field, text, shown) => {
  expect(listedValue(field, text)).toBe(shown);
});
