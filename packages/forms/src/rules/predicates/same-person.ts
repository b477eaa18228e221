import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { z } from 'zod';
import type { ReadPaper } from '../../read-paper.ts';
import { predicate, type Breach } from '../breach.ts';
import type { Case } from '../case.ts';
import { nameDifference, type NameDifference } from '../name-difference.ts';
import { papersOf, rowsOf, valueOf } from '../papers.ts';
import { ownName } from '../own-name.ts';
import { paperName } from '../words-of.ts';

const params = z.strictObject({
  names: z.array(
    z.strictObject({
      kind: z.string(),
      fields: z.array(z.string()).min(1), // any of them may be the person
      table: z.string().optional(), // of more people in the same paper
      minorsOnly: z.boolean().default(false), // a grown-up's papers may hold their child's
      companionMay: z.boolean().default(false), // one of a family books for all
      sponsorMay: z.boolean().default(false), // whoever signed the sponsorship letter may hold it
    }),
  ),
});
type Named = z.infer<typeof params>['names'][number];

const gravity: readonly NameDifference['kind'][] = [
  'same', 'initials', 'wordMissing', 'extraWord', 'surnameMissing', 'spelling', 'different',
]; // prettier-ignore

// A joint account, a couple's booking: one of them has to be the person. A ticket's SHARMA/PRIYA is one name in two halves.
function apart(name: string): string[] {
  const parts = name.split(/\s*(?:&|\/| and |,|;|\+)\s*/i).filter((each) => each !== '');
  return parts.every((part) => part.includes(' ')) ? parts : [];
}

const namesIn = (paper: ReadPaper, { fields, table }: Named): PageEvidence[] => [
  ...fields.flatMap((field) => valueOf(paper, field) ?? []),
  ...(table ? rowsOf(paper, table).flatMap((row) => fields.flatMap((field) => row[field] ?? [])) : []),
];

const isSponsor = (given: Case, name: string) =>
  papersOf(given, { kinds: ['Sponsorship letter or affidavit'] }).some((letter) => {
    const sponsor = valueOf(letter, 'sponsorName')?.value;
    return sponsor && nameDifference({ full: sponsor, surname: '' }, name).kind !== 'different';
  });

const variantOf = (kind: NameDifference['kind'], { companionMay, sponsorMay }: Named): string => {
  if (kind !== 'different') return kind;
  return companionMay ? 'companion' : sponsorMay ? 'sponsor' : kind;
};

export const samePerson = predicate({
  params,
  judge(given, { names }): Breach[] {
    const own = ownName(given);
    if (!own) return [];
    const isMinor = given.context['derived.isMinor'] === 'Yes';
    return names
      .filter(({ minorsOnly }) => !minorsOnly || isMinor)
      .flatMap((named) => papersOf(given, { kinds: [named.kind] }).map((paper) => ({ named, paper })))
      .flatMap(({ named, paper }): Breach[] => {
        const judged = namesIn(paper, named)
          .flatMap((seen) => [seen.value, ...apart(seen.value)].map((name) => ({ seen, name })))
          .map(({ seen, name }) => ({ seen, name, difference: nameDifference(own, name) }))
          .toSorted((a, b) => gravity.indexOf(a.difference.kind) - gravity.indexOf(b.difference.kind));
        const [best] = judged;
        if (!best || best.difference.kind === 'same') return [];
        const { seen, difference } = best;
        if (named.sponsorMay && difference.kind === 'different' && isSponsor(given, seen.value)) return [];
        return [
          {
            about: paper.docId,
            variant: variantOf(difference.kind, named),
            reason: difference.kind,
            facts: {
              paper: paperName(paper),
              file: paper.fileName,
              own: own.full,
              other: seen.value,
              words: difference.words ?? '',
              letters: difference.distance ?? 0,
            },
            evidence: [...own.evidence, seen],
            remedy: { category: paper.category, docId: paper.docId },
          },
        ];
      });
  },
});
