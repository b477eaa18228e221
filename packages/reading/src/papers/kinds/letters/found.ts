import { byType, type ValueType } from '../../normalise/by-type.ts';
import { name } from '../../normalise/name.ts';
import type { Flow } from '../../flow.ts';
import type { Candidate } from '../../paper.types.ts';
import type { Candidates } from '../../rules.types.ts';
import { mail } from '../mail.ts';
import type { Piece } from './letterhead.ts';

type By = Candidate['by'];

export const add = (candidates: Candidates, field: string, ...found: readonly (Candidate | undefined)[]): void => {
  candidates[field] = [...(candidates[field] ?? []), ...found.filter((each) => each !== undefined)];
};

export function ofPiece(piece: Piece | undefined, as: ValueType, by: By, strength: number): Candidate | undefined {
  const value = piece && (as === 'email' ? mail : byType[as])(piece.text);
  if (!piece || value === undefined) return undefined;
  return { value, raw: piece.text, words: piece.words, page: piece.page, by, strength };
}

export function ofPieces(pieces: readonly Piece[], as: ValueType, by: By, strength: number): Candidate | undefined {
  if (pieces.length === 0) return undefined;
  const text = pieces.map((each) => each.text).join('\n');
  return ofPiece({ ...pieces[0]!, text, words: pieces.flatMap((each) => each.words) }, as, by, strength);
}

// A value found at a place of running text.
export function ofPlace(
  flow: Flow,
  at: { start: number; end: number },
  value: string,
  by: By,
  strength: number,
): Candidate {
  return { value, raw: flow.text.slice(at.start, at.end), ...flow.wordsBetween(at.start, at.end), by, strength };
}

// `Dear Mr Oberoi` tells less than `Mr Karan Oberoi` in the same letter.
export function longest(candidates: Candidates, field: string): void {
  const all = candidates[field] ?? [];
  const words = (value: string) => value.toUpperCase().split(/\s+/);
  candidates[field] = all.filter(
    ({ value }) => !all.some((other) => words(other.value).length > words(value).length && words(value).every((word) => words(other.value).includes(word))), // prettier-ignore
  );
}

// `Mrs Usha Saxena (grandmother)`, `Stefan Brandl, Export Manager`: what is said of a person is no part of the name.
export const personOf = (raw: string): string | undefined =>
  name(raw.split(/\s*[(;]|,\s*(?=[a-z]|aged|son|daughter|wife|father|mother|[A-Z]\p{L}+ (?:Manager|Officer|Director|Head)|Manager|Director|Head)/u)[0]!); // prettier-ignore
