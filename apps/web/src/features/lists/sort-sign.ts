import type { ListSort } from '../../components/list/list.types.ts';

// Lists of people and companies: 'name' upwards, '-name' downwards.
export function sortSign<K extends string>({ key, direction }: ListSort, known: readonly K[]): K | `-${K}` | undefined {
  const word = known.find((one) => one === key);
  return word && (direction === 'asc' ? word : (`-${word}` as const));
}
