import { normaliseByType, type ValueType } from '../../../normalise/normalise-by-type.ts';
import { normaliseName } from '../../../normalise/normalise-name.ts';
import type { RunningText } from '../../../page/running-text.ts';
import type { Candidate } from '../../../readable-document.types.ts';
import type { Candidates } from '../../../rules/kind-rules.types.ts';
import { emailBesidePhone } from '../../text/email-beside-phone.ts';
import type { TextPiece } from './letterhead.ts';

type By = Candidate['by'];

export const addCandidates = (
  candidates: Candidates,
  field: string,
  ...found: readonly (Candidate | undefined)[]
): void => {
  candidates[field] = [...(candidates[field] ?? []), ...found.filter((each) => each !== undefined)];
};

export function candidateOfPiece(
  piece: TextPiece | undefined,
  as: ValueType,
  by: By,
  strength: number,
): Candidate | undefined {
  const value = piece && (as === 'email' ? emailBesidePhone : normaliseByType[as])(piece.text);
  if (!piece || value === undefined) return undefined;
  return { value, raw: piece.text, words: piece.words, page: piece.page, by, strength };
}

export function candidateOfPieces(
  pieces: readonly TextPiece[],
  as: ValueType,
  by: By,
  strength: number,
): Candidate | undefined {
  if (pieces.length === 0) return undefined;
  const text = pieces.map((each) => each.text).join('\n');
  return candidateOfPiece({ ...pieces[0]!, text, words: pieces.flatMap((each) => each.words) }, as, by, strength);
}

// A value found in running text.
export function candidateInText(
  flow: RunningText,
  at: { start: number; end: number },
  value: string,
  by: By,
  strength: number,
): Candidate {
  return { value, raw: flow.text.slice(at.start, at.end), ...flow.wordsBetween(at.start, at.end), by, strength };
}

// `Dear Mr Oberoi` is less complete than `Mr Karan Oberoi` in the same letter.
export function dropShorterNames(candidates: Candidates, field: string): void {
  const all = candidates[field] ?? [];
  const words = (value: string) => value.toUpperCase().split(/\s+/);
  candidates[field] = all.filter(
    ({ value }) =>
      !all.some(
        (other) =>
          words(other.value).length > words(value).length &&
          words(value).every((word) => words(other.value).includes(word)),
      ),
  );
}

// `Mrs Usha Saxena (grandmother)`, `Stefan Brandl, Export Manager`: the description is not part of the name.
export const personNameOf = (raw: string): string | undefined =>
  normaliseName(
    raw.split(
      /\s*[(;]|,\s*(?=[a-z]|aged|son|daughter|wife|father|mother|[A-Z]\p{L}+ (?:Manager|Officer|Director|Head)|Manager|Director|Head)/u,
    )[0]!,
  );
