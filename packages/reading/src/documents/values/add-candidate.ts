import type { Candidate, TextLine } from '../readable-document.types.ts';
import type { Candidates } from '../rules/kind-rules.types.ts';

// A candidate found by a kind's own code: its line, or some words of it.
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
