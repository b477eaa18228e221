import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import type { RuleInput } from '../rule-input.ts';
import { applicationEvidence } from '../evidence.ts';
import { documentsOf, valueOf } from '../documents/documents-of.ts';

const params = z.strictObject({
  accepts: z.array(z.string()).min(1), // any of these terms is enough
  regions: z.record(z.string(), z.array(z.string())).default({}), // additional terms by destination
  knows: z.array(z.string()), // other known areas: a policy naming one of them does not cover the destination
  acceptsOwnName: z.boolean(), // naming only the destination is enough
});
type Params = z.infer<typeof params>;

const has = (text: string, words: readonly string[]) => words.some((word) => text.includes(word));

function areaOf(territory: string, { form }: RuleInput, asked: Params): 'inside' | 'outside' | 'unknown' {
  const text = territory.toLowerCase().replaceAll(/[^a-z]+/g, ' ');
  const [inside, left = ''] = text.split(/ (?:exclud|except|other than)/, 2) as [string, string?];
  const own = form.destination.toLowerCase();
  const accepted = [...asked.accepts, ...(asked.regions[form.destinationIso2] ?? [])];
  if (has(left, [...accepted, own])) return 'outside';
  if (has(inside, accepted)) return 'inside';
  if (inside.includes(own)) return asked.acceptsOwnName ? 'inside' : 'outside';
  return has(inside, asked.knows) ? 'outside' : 'unknown';
}

export const coverArea = predicate({
  params,
  judge: (input, asked) =>
    documentsOf(input, { category: 'Insurance' }).flatMap((document): Violation[] => {
      const territory = valueOf(document, 'territory');
      const area = territory ? areaOf(territory.value, input, asked) : 'inside';
      if (!territory || area === 'inside') return [];
      return [
        {
          about: document.docId,
          ...(area === 'unknown' ? { status: 'unknown' as const, variant: 'unknown' } : {}),
          facts: { territory: territory.raw || territory.value },
          evidence: [territory, applicationEvidence(input, 'visaTo')],
          remedy: { category: 'Insurance', docId: document.docId },
        },
      ];
    }),
});
