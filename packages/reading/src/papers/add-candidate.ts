import type { Candidate, TextLine } from './paper.types.ts';
import type { Candidates } from './rules.types.ts';

// A finding of a kind's own: the line it stands in, or some of its words.
export function addCandidate(
  candidates: Candidates,
  field: string,
  from: Pick<TextLine, 'text' | 'words' | 'page'>,
  found: Pick<Candidate, 'by' | 'strength' | 'isChecked'> & { readonly value: string | undefined },
): void {
  const { value, ...rest } = found;
  if (value === undefined) return;
  (candidates[field] ??= []).push({ raw: from.text, words: from.words, page: from.page, value, ...rest });
}
