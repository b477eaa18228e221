// Aadhaar numbers use the Verhoeff check digit: multiplication in the dihedral group of order ten, with a permutation
// per position.
const times = (a: number, b: number): number =>
  a < 5 ? (b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)) : b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
const turn = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

function permuted(digit: number, place: number): number {
  let turned = digit;
  for (let n = 0; n < place % 8; n++) turned = turn[turned]!;
  return turned;
}

// Twelve digits; the first is never 0 or 1.
export const isAadhaar = (digits: string): boolean =>
  /^[2-9]\d{11}$/.test(digits) &&
  [...digits].reverse().reduce((sum, digit, place) => times(sum, permuted(Number(digit), place)), 0) === 0;
