// The Verhoeff check digit of Aadhaar numbers and virtual IDs.
const times = (a: number, b: number): number =>
  a < 5 ? (b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)) : b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;

const first = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

const moved = (digit: number, steps: number): number => {
  let at = digit;
  for (let step = 0; step < steps % 8; step++) at = first[at]!;
  return at;
};

export function verhoeff(digits: string): boolean {
  const walk = [...digits].reverse().reduce((at, digit, place) => times(at, moved(Number(digit), place)), 0);
  return walk === 0;
}
