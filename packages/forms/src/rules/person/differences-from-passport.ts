import { isDay } from '@visawright/contract/dates/days.ts';
import { z } from 'zod';
import type { Violation } from '../predicate.ts';
import type { RuleInput } from '../rule-input.ts';
import { documentsOf, passportValue, valueOf } from '../documents/documents-of.ts';
import { dayFact, documentName } from '../texts/fact-text.ts';

export const passportFieldLocations = z.array(
  z.strictObject({ kind: z.string(), field: z.string(), minorsOnly: z.boolean().default(false) }),
);
type PassportFieldLocation = z.infer<typeof passportFieldLocations>[number];

// Documents whose value should equal the passport's but does not.
export function differencesFromPassport(
  input: RuleInput,
  field: string,
  at: readonly PassportFieldLocation[],
  plain: (value: string) => string,
): Violation[] {
  const own = passportValue(input, field);
  if (!own || plain(own.value) === '') return [];
  const isMinor = input.context['derived.isMinor'] === 'Yes';
  const toFact = (value: string) => (isDay(value) ? dayFact(value) : value);
  return at
    .filter(({ minorsOnly }) => !minorsOnly || isMinor)
    .flatMap((place) =>
      documentsOf(input, { kinds: [place.kind] }).flatMap((document): Violation[] => {
        const seen = valueOf(document, place.field);
        if (!seen || plain(seen.value) === plain(own.value)) return [];
        return [
          {
            about: document.docId,
            facts: {
              document: documentName(document),
              file: document.fileName,
              own: toFact(own.value),
              other: toFact(seen.value),
            },
            evidence: [own, seen],
            remedy: { category: document.category, docId: document.docId },
          },
        ];
      }),
    );
}
