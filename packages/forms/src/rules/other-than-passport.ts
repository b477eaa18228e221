import { z } from 'zod';
import type { Breach } from './breach.ts';
import type { Case } from './case.ts';
import { isDay } from './days.ts';
import { papersOf, passportValue, valueOf } from './papers.ts';
import { day, paperName } from './words-of.ts';

export const places = z.array(
  z.strictObject({ kind: z.string(), field: z.string(), minorsOnly: z.boolean().default(false) }),
);
type Place = z.infer<typeof places>[number];

// Every place where the value of the passport should stand again, and what stands there instead.
export function otherThanPassport(
  given: Case,
  field: string,
  at: readonly Place[],
  plain: (value: string) => string,
): Breach[] {
  const own = passportValue(given, field);
  if (!own || plain(own.value) === '') return [];
  const isMinor = given.context['derived.isMinor'] === 'Yes';
  const told = (value: string) => (isDay(value) ? day(value) : value);
  return at
    .filter(({ minorsOnly }) => !minorsOnly || isMinor)
    .flatMap((place) =>
      papersOf(given, { kinds: [place.kind] }).flatMap((paper): Breach[] => {
        const seen = valueOf(paper, place.field);
        if (!seen || plain(seen.value) === plain(own.value)) return [];
        return [
          {
            about: paper.docId,
            facts: { paper: paperName(paper), file: paper.fileName, own: told(own.value), other: told(seen.value) },
            evidence: [own, seen],
            remedy: { category: paper.category, docId: paper.docId },
          },
        ];
      }),
    );
}
