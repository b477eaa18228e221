import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { z } from 'zod';
import type { DocumentEvidence } from '../../documents/document-evidence.ts';
import { predicate, type Violation } from '../predicate.ts';
import type { RuleInput } from '../rule-input.ts';
import { nameDifference, type NameDifference } from './name-difference.ts';
import { documentsOf, rowsOf, valueOf } from '../documents/documents-of.ts';
import { ownName } from './own-name.ts';
import { documentName } from '../texts/fact-text.ts';

const params = z.strictObject({
  names: z.array(
    z.strictObject({
      kind: z.string(),
      fields: z.array(z.string()).min(1), // any of them may be the person
      table: z.string().optional(), // with further people in the same document
      minorsOnly: z.boolean().default(false), // an adult's documents may include their child's
      companionMay: z.boolean().default(false), // one family member may book for all
      sponsorMay: z.boolean().default(false), // may be in the name of the person who signed the sponsorship letter
    }),
  ),
});
type Named = z.infer<typeof params>['names'][number];

const gravity: readonly NameDifference['kind'][] = [
  'same',
  'initials',
  'wordMissing',
  'extraWord',
  'surnameMissing',
  'spelling',
  'different',
];

// In a joint account or booking one of the names must match. SHARMA/PRIYA on a ticket is a single name.
function splitNames(name: string): string[] {
  const parts = name.split(/\s*(?:&|\/| and |,|;|\+)\s*/i).filter((each) => each !== '');
  return parts.every((part) => part.includes(' ')) ? parts : [];
}

const namesIn = (document: DocumentEvidence, { fields, table }: Named): PageEvidence[] => [
  ...fields.flatMap((field) => valueOf(document, field) ?? []),
  ...(table ? rowsOf(document, table).flatMap((row) => fields.flatMap((field) => row[field] ?? [])) : []),
];

const isSponsor = (input: RuleInput, name: string) =>
  documentsOf(input, { kinds: ['Sponsorship letter or affidavit'] }).some((letter) => {
    const sponsor = valueOf(letter, 'sponsorName')?.value;
    return sponsor && nameDifference({ full: sponsor, surname: '' }, name).kind !== 'different';
  });

const variantOf = (kind: NameDifference['kind'], { companionMay, sponsorMay }: Named): string => {
  if (kind !== 'different') return kind;
  return companionMay ? 'companion' : sponsorMay ? 'sponsor' : kind;
};

export const samePerson = predicate({
  params,
  judge(input, { names }): Violation[] {
    const own = ownName(input);
    if (!own) return [];
    const isMinor = input.context['derived.isMinor'] === 'Yes';
    return names
      .filter(({ minorsOnly }) => !minorsOnly || isMinor)
      .flatMap((named) => documentsOf(input, { kinds: [named.kind] }).map((document) => ({ named, document })))
      .flatMap(({ named, document }): Violation[] => {
        const judged = namesIn(document, named)
          .flatMap((seen) => [seen.value, ...splitNames(seen.value)].map((name) => ({ seen, name })))
          .map(({ seen, name }) => ({ seen, name, difference: nameDifference(own, name) }))
          .toSorted((a, b) => gravity.indexOf(a.difference.kind) - gravity.indexOf(b.difference.kind));
        const [best] = judged;
        if (!best || best.difference.kind === 'same') return [];
        const { seen, difference } = best;
        if (named.sponsorMay && difference.kind === 'different' && isSponsor(input, seen.value)) return [];
        return [
          {
            about: document.docId,
            variant: variantOf(difference.kind, named),
            reason: difference.kind,
            facts: {
              document: documentName(document),
              file: document.fileName,
              own: own.full,
              other: seen.value,
              words: difference.words ?? '',
              letters: difference.distance ?? 0,
            },
            evidence: [...own.evidence, seen],
            remedy: { category: document.category, docId: document.docId },
          },
        ];
      });
  },
});
