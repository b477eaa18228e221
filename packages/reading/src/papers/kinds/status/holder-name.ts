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
  if ((candidates.name ?? []).length > 0) return;
  const part = (id: string) =>
    open.labels
      .filter((label) => label.fields.includes(id))
      .flatMap((label) => spansOf(label, open, 1))
      .find((span) => name(span.text) !== undefined);
  const [given, last] = [part('givenNames'), part('surname')];
  if (!given) return;
  if (!last) {
    addCandidate(candidates, 'name', given, { value: name(given.text), by: 'label', strength: 0.6 });
    return;
  }
  const found = { text: `${given.text} ${last.text}`, words: [...given.words, ...last.words], page: given.page };
  addCandidate(candidates, 'name', found, { value: name(found.text), by: 'label', strength: 0.8 });
}
