import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import type { Pair } from './pair-controls.ts';

// The pairs that are in another place than recorded: the fewest whose removal leaves the others in order.
export function movedPairs(pairs: readonly Pair[], live: readonly PageControl[]): Pair[] {
  const places = new Map(live.map((control, n) => [control, n]));
  const at = pairs.map((pair) => places.get(pair.live)!);
  const longest: number[] = [];
  const before: number[] = [];
  for (let n = 0; n < at.length; n++) {
    const earlier = longest.flatMap((length, m) => (at[m]! < at[n]! ? [[length, m] as const] : []));
    const best = earlier.reduce((one, other) => (other[0] > one[0] ? other : one), [0, -1] as const);
    longest.push(best[0] + 1);
    before.push(best[1]);
  }
  const inOrder = new Set<number>();
  for (let n = longest.indexOf(Math.max(0, ...longest)); n >= 0; n = before[n]!) inOrder.add(n);
  return pairs.filter((_, n) => !inOrder.has(n));
}

// All pairs that are before another one on the recorded page and after it on the live one. Of two that exchanged their places nobody can
// say which of them moved.
export function disorderedPairs(pairs: readonly Pair[], live: readonly PageControl[]): Pair[] {
  const places = new Map(live.map((control, n) => [control, n]));
  const at = pairs.map((pair) => places.get(pair.live)!);
  return pairs.filter((_, n) => at.some((place, m) => (m < n && place > at[n]!) || (m > n && place < at[n]!)));
}
