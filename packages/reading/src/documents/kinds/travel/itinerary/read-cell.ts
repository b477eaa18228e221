import { judgeCandidates } from '../../../values/judge-candidates.ts';
import type { ValueType } from '../../../normalise/normalise-by-type.ts';
import type { Candidate, ReadValue, Word } from '../../../readable-document.types.ts';

export interface CellWords {
  readonly words: readonly Word[];
  readonly page: number;
}

// A cell of a table, judged like any value.
export function readCell(value: string, seen: CellWords, as: ValueType, strength: number): ReadValue {
  const raw = seen.words.map((word) => word.text).join(' ');
  const candidate: Candidate = { value, raw, words: seen.words, page: seen.page, by: 'table', strength };
  return judgeCandidates([candidate], { as, hasPattern: as !== 'text' && as !== 'name' })!;
}
