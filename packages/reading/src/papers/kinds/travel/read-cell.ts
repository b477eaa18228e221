import { judge } from '../../judge.ts';
import type { ValueType } from '../../normalise/by-type.ts';
import type { Candidate, ReadValue, Word } from '../../paper.types.ts';

export interface Seen {
  readonly words: readonly Word[];
  readonly page: number;
}

// A cell of a table, judged as any value is.
export function readCell(value: string, seen: Seen, as: ValueType, strength: number): ReadValue {
  const raw = seen.words.map((word) => word.text).join(' ');
  const candidate: Candidate = { value, raw, words: seen.words, page: seen.page, by: 'table', strength };
  return judge([candidate], { as, hasPattern: as !== 'text' && as !== 'name' })!;
}
