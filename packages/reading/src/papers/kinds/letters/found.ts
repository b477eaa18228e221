import { byType, type ValueType } from '../../normalise/by-type.ts';
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
