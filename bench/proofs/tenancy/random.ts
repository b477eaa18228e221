export interface Random {
  next(): number; // 0 ≤ n < 1
  of<T>(list: readonly T[]): T;
}

// Seeded, so that a failure can be reproduced.
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, of: (list) => list[Math.floor(next() * list.length)]! };
}
