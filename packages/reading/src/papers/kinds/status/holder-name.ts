import { addCandidate } from '../../add-candidate.ts';
import { name } from '../../normalise/name.ts';
import type { Candidates, Open } from '../../rules.types.ts';
import { spansOf } from '../../value-places.ts';

// SURNAME, GIVEN NAMES stands as printed.
export const holder = (raw: string): string | undefined => {
  const parts = raw.split('\n')[0]!.split(',').map((part) => name(part)); // prettier-ignore
  return parts.length <= 3 && parts.every((part) => part !== undefined) ? parts.join(' ') : undefined;
};

// Where surname and given names stand apart, the whole name is both, given names first.
export function wholeName(open: Open, candidates: Candidates): void {
  const part = (id: string) =>
    open.labels
      .filter((label) => label.fields.includes(id))
      .flatMap((label) => spansOf(label, open, 1))
      .find((span) => name(span.text) !== undefined);
  const [given, last] = [part('givenNames'), part('surname')];
  const known = candidates.name ?? [];
  // `Name / Surname` over the surname alone, and the given names beside it.
  const isSurname = given && last && known.every(({ value }) => value === name(last.text));
  if (!given || (known.length > 0 && !isSurname)) return;
  candidates.name = [];
  if (!last) {
    addCandidate(candidates, 'name', given, { value: name(given.text), by: 'label', strength: 0.6 });
    return;
  }
  const found = { text: `${given.text} ${last.text}`, words: [...given.words, ...last.words], page: given.page };
  addCandidate(candidates, 'name', found, { value: name(found.text), by: 'label', strength: 0.8 });
}
