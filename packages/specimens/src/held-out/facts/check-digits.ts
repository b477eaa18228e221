const multiply = (a: number, b: number): number => {
  if (a < 5 && b < 5) return (a + b) % 5;
  if (a < 5) return ((a + b) % 5) + 5;
  return b < 5 ? ((a - b) % 5) + 5 : (a - b + 5) % 5;
};
const permute = (digit: number, times: number): number =>
  Array.from({ length: times % 8 }).reduce<number>((each) => [1, 5, 7, 6, 2, 8, 3, 0, 9, 4][each]!, digit);

// The twelfth digit of an Aadhaar number: Verhoeff's scheme, in the dihedral group of the pentagon.
export function withCheckDigit(digits: string): string {
  const sum = (text: string) =>
    [...text].reverse().reduce((total, digit, at) => multiply(total, permute(Number(digit), at)), 0);
  for (let check = 0; check < 10; check += 1) if (sum(`${digits}${check}`) === 0) return `${digits}${check}`;
  throw new Error('one of ten digits always fits');
}

const values = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

// The last character of a GSTIN, modulo 36.
export function withGstCharacter(text: string): string {
  const sum = [...text].reduce((total, letter, at) => {
    const product = values.indexOf(letter) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return text + values[(36 - (sum % 36)) % 36]!;
}

// A part of a machine-readable zone with its check digit (ICAO 9303: weights 7, 3, 1; a filler counts 0).
export const withZoneDigit = (text: string): string =>
  text +
  ([...text].reduce((sum, letter, at) => sum + Math.max(0, values.indexOf(letter)) * [7, 3, 1][at % 3]!, 0) % 10);
