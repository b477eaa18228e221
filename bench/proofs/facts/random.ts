export interface Random {
  chance(share: number): boolean;
  whole(least: number, most: number): number;
  one<T>(all: readonly T[]): T;
}

// Mulberry32: the same seed gives the same applications.
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { chance: (share) => next() < share, whole, one: (all) => all[whole(0, all.length - 1)]! };
}
