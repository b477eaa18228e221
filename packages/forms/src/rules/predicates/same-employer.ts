import { z } from 'zod';
import { predicate, type Breach } from '../breach.ts';
import { letterDistance } from '../name-difference.ts';
import { valuesOf } from '../papers.ts';
import { paperName } from '../words-of.ts';

const params = z.strictObject({ kinds: z.array(z.string()).min(2), field: z.string() });
const legal = /\b(?:private|pvt|limited|ltd|llp|inc|india|company|co|the|m\/s)\b/g;
const plain = (name: string) => name.toLowerCase().replaceAll(/[.,()&]/g, ' ').replaceAll(legal, ' ').replaceAll(/\s+/g, ''); // prettier-ignore
const isSame = (one: string, other: string) =>
  one === other || one.includes(other) || other.includes(one) || letterDistance(one, other) <= Math.min(one.length, other.length) * 0.15; // prettier-ignore

export const sameEmployer = predicate({
  params,
  judge(given, { kinds, field }): Breach[] {
    const [first, ...others] = kinds.flatMap((kind) => valuesOf(given, { kinds: [kind] }, field));
    const other = others.find(({ value }) => !isSame(plain(first!.value), plain(value)));
    if (!first || !other) return [];
    return [
      {
        about: '',
        facts: { paper: paperName(first), employer: first.value, second: paperName(other), other: other.value },
        evidence: [first, other],
        remedy: { category: other.category, docId: other.docId },
      },
    ];
  },
});
