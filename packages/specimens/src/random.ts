export interface Random {
  readonly next: () => number; // [0, 1)
  readonly between: (low: number, high: number) => number;
  readonly whole: (low: number, high: number) => number; // both ends included
  readonly pick: <T>(list: readonly T[]) => T;
  readonly chance: (part: number) => boolean;
  readonly normal: () => number;
  readonly letters: (count: number, alphabet?: string) => string;
  readonly digits: (count: number) => string;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

// A separate stream for each purpose: another draw in one place must not change the pictures of another.
export function randomOf(...seed: readonly (string | number)[]): Random {
  let state = hashOf(seed.join('|'));
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const letters = (count: number, alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') =>
    Array.from({ length: count }, () => alphabet[whole(0, alphabet.length - 1)]!).join('');
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    pick: (list) => list[whole(0, list.length - 1)]!,
    chance: (part) => next() < part,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    letters,
    digits: (count) => letters(count, '0123456789'),
  };
}
