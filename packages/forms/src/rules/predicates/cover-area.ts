import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import type { Case } from '../case.ts';
import { said } from '../evidence.ts';
import { papersOf, valueOf } from '../papers.ts';

const params = z.strictObject({
  accepts: z.array(z.string()).min(1), // any of these words is enough
  regions: z.record(z.string(), z.array(z.string())).default({}), // and these, by destination
  knows: z.array(z.string()), // other areas: a policy that names one of them covers elsewhere
  acceptsOwnName: z.boolean(), // the destination alone is enough
});
type Params = z.infer<typeof params>;

const has = (text: string, words: readonly string[]) => words.some((word) => text.includes(word));

function areaOf(territory: string, { form }: Case, asked: Params): 'inside' | 'outside' | 'unknown' {
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
  judge: (given, asked) =>
    papersOf(given, { category: 'Insurance' }).flatMap((paper): Breach[] => {
      const territory = valueOf(paper, 'territory');
      const area = territory ? areaOf(territory.value, given, asked) : 'inside';
      if (!territory || area === 'inside') return [];
      return [
        {
          about: paper.docId,
          ...(area === 'unknown' ? { standing: 'unknown' as const, variant: 'unknown' } : {}),
          facts: { territory: territory.raw || territory.value },
          evidence: [territory, said(given, 'visaTo')],
          remedy: { category: 'Insurance', docId: paper.docId },
        },
      ];
    }),
});
