// The multiplication and permutation tables of the Verhoeff algorithm.
function product(first: number, second: number): number {
  if (first < 5) return second < 5 ? (first + second) % 5 : 5 + ((first + second) % 5);
  return second < 5 ? 5 + ((first - second + 5) % 5) : (first - second + 5) % 5;
}
const shuffled = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

function placed(digit: number, place: number): number {
  let value = digit;
  for (let turn = 0; turn < place % 8; turn += 1) value = shuffled[value]!;
  return value;
}

const remainder = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, place) => product(sum, placed(Number(digit), place)), 0);

export const isVerhoeff = (digits: string): boolean => remainder(digits) === 0;

export const verhoeffDigit = (digits: string): string =>
  '0123456789'.split('').find((digit) => isVerhoeff(digits + digit))!;
