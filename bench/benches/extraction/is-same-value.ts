import { categories } from '@visawright/forms/documents/categories.ts';

const types = new Map(
  categories.flatMap(({ kinds }) =>
    kinds.flatMap((kind) => kind.fields.map(({ id, type }) => [`${kind.name}.${id}`, type] as const)),
  ),
);

const letters = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
const numeric = /^-?\d+(\.\d+)?$/;

// Compares amounts as numbers, dates and codes exactly, and words without case, spaces and punctuation.
export function isSameValue(kind: string, field: string, a: string, b: string): boolean {
  const type = types.get(`${kind}.${field}`);
  if (type === 'date' || type === 'checkbox') return a === b;
  if (type === 'number' || (numeric.test(a) && numeric.test(b) && a.includes('.'))) return Number(a) === Number(b);
  return letters(a) === letters(b);
}
