import type { ListSort } from '../../../components/list/list.types.ts';

// 'name' ascending, '-name' descending.
export function signedSort<K extends string>(
  { key, direction }: ListSort,
  known: readonly K[],
): K | `-${K}` | undefined {
  const word = known.find((one) => one === key);
  return word && (direction === 'asc' ? word : (`-${word}` as const));
}
