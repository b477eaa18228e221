import { addCandidate } from '../../values/add-candidate.ts';
import { normaliseName } from '../../normalise/normalise-name.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';
import { valueSpansOf } from '../../values/value-spans.ts';

// SURNAME, GIVEN NAMES is left as printed.
export const holder = (raw: string): string | undefined => {
  const parts = raw
    .split('\n')[0]!
    .split(',')
    .map((part) => normaliseName(part));
  return parts.length <= 3 && parts.every((part) => part !== undefined) ? parts.join(' ') : undefined;
};

// If surname and given names are separate fields, the whole name is both, given names first.
export function wholeName(open: OpenDocument, candidates: Candidates): void {
  const part = (id: string) =>
    open.labels
      .filter((label) => label.fields.includes(id))
      .flatMap((label) => valueSpansOf(label, open, 1))
      .find((span) => normaliseName(span.text) !== undefined);
  const [given, last] = [part('givenNames'), part('surname')];
  const known = candidates.name ?? [];
  // `Name / Surname` above the surname, with the given names beside it.
  const isSurname = given && last && known.every(({ value }) => value === normaliseName(last.text));
  if (!given || (known.length > 0 && !isSurname)) return;
  candidates.name = [];
  if (!last) {
    addCandidate(candidates, 'name', given, { value: normaliseName(given.text), by: 'label', strength: 0.6 });
    return;
  }
  const found = { text: `${given.text} ${last.text}`, words: [...given.words, ...last.words], page: given.page };
  addCandidate(candidates, 'name', found, { value: normaliseName(found.text), by: 'label', strength: 0.8 });
}
