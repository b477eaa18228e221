import { isValidPhoneNumber, parsePhoneNumber } from 'libphonenumber-js/min';

// Without letters, extensions and digits of other scripts: the library accepts them, embassies' forms do not.
const written = /^\(?\+?[0-9][0-9 ()./-]{4,28}$/;

const isClosed = (text: string) => text.split('(').length === text.split(')').length;

// The small metadata knows country codes, lengths and first digits, not which ranges are in use: numbering plans change, and rejecting a
// valid number is worse than accepting a wrong one. A number without country code is taken for an Indian one.
export function isPhoneNumber(text: string): boolean {
  const number = text.trim();
  return written.test(number) && isClosed(number) && isValidPhoneNumber(number.replace(/^\(\+(\d+)\)/, '+$1'), 'IN');
}

// As networks know it: +919876543210.
export const toE164 = (number: string): string =>
  parsePhoneNumber(number.trim().replace(/^\(\+(\d+)\)/, '+$1'), 'IN').number;
