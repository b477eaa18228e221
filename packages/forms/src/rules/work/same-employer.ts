import { z } from 'zod';
import { predicate, type Violation } from '../predicate.ts';
import { letterDistance } from '../person/name-difference.ts';
import { valuesOf } from '../documents/documents-of.ts';
import { documentName } from '../texts/fact-text.ts';

const params = z.strictObject({ kinds: z.array(z.string()).min(2), field: z.string() });
const legal = /\b(?:private|pvt|limited|ltd|llp|inc|india|company|co|the|m\/s)\b/g;
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[.,()&]/g, ' ')
    .replaceAll(legal, ' ')
    .replaceAll(/\s+/g, '');
const isSame = (one: string, other: string) =>
  one === other ||
  one.includes(other) ||
  other.includes(one) ||
  letterDistance(one, other) <= Math.min(one.length, other.length) * 0.15;

export const sameEmployer = predicate({
  params,
  judge(input, { kinds, field }): Violation[] {
    const [first, ...others] = kinds.flatMap((kind) => valuesOf(input, { kinds: [kind] }, field));
    const other = others.find(({ value }) => !isSame(plain(first!.value), plain(value)));
    if (!first || !other) return [];
    return [
      {
        about: '',
        facts: {
          document: documentName(first),
          employer: first.value,
          second: documentName(other),
          other: other.value,
        },
        evidence: [first, other],
        remedy: { category: other.category, docId: other.docId },
      },
    ];
  },
});
