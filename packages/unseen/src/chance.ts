// A repeatable source of chance: the same words give the same draws on every machine.
export interface Chance {
  readonly part: () => number; // 0 up to 1
  readonly whole: (low: number, high: number) => number; // both ends included
  readonly among: <T>(list: readonly T[]) => T;
  readonly figures: (count: number) => string;
  readonly capitals: (count: number) => string;
  readonly is: (probability: number) => boolean;
  readonly spread: (half: number) => number; // -half to half
}

export function chanceOf(...words: readonly (string | number)[]): Chance {
  let [a, b, c, d] = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344];
  for (const unit of words.join('\n')) {
    const code = unit.codePointAt(0)!;
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ (code + (a >>> 13)), 0x85ebca77);
    c = Math.imul(c ^ (code + (b >>> 11)), 0xc2b2ae3d);
    d = (d + (a ^ b ^ c)) | 0;
  }
  // sfc32
  const part = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let warm = 0; warm < 12; warm += 1) part();
  const whole = (low: number, high: number) => low + Math.floor(part() * (high - low + 1));
  const of = (count: number, alphabet: string) =>
    Array.from({ length: count }, () => alphabet[whole(0, alphabet.length - 1)]!).join('');
  return {
    part,
    whole,
    among: (list) => list[whole(0, list.length - 1)]!,
    figures: (count) => (count === 0 ? '' : of(1, '123456789') + of(count - 1, '0123456789')),
    capitals: (count) => of(count, 'ABCDEFGHJKLMNPRSTUVWXYZ'),
    is: (probability) => part() < probability,
    spread: (half) => (part() * 2 - 1) * half,
  };
}
