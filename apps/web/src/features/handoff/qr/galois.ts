// The field of 256 elements that codes of this kind count in (x⁸ + x⁴ + x³ + x² + 1), and the check words of Reed and Solomon.
const powers = new Uint8Array(512);
const logs = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = powers[exponent + 255] = value;
  logs[value] = exponent;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

export const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : powers[logs[a]! + logs[b]!]!);

// (x − 1)(x − 2)(x − 4)…, highest power first, without the leading 1.
function generator(degree: number): Uint8Array {
  let all = Uint8Array.of(1);
  for (let root = 0; root < degree; root++) {
    const next = new Uint8Array(all.length + 1);
    all.forEach((coefficient, at) => {
      next[at]! ^= coefficient;
      next[at + 1]! ^= times(coefficient, powers[root]!);
    });
    all = next;
  }
  return all.slice(1);
}

export function checkWords(data: Uint8Array, count: number): Uint8Array {
  const divisor = generator(count);
  const rest = new Uint8Array(count);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest.copyWithin(0, 1);
    rest[count - 1] = 0;
    divisor.forEach((coefficient, at) => (rest[at]! ^= times(coefficient, factor)));
  }
  return rest;
}
