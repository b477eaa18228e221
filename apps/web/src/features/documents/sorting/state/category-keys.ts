import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';

// The letter that chooses a category. J, K, Z, D and B do something else on the same screen.
export const categoryKeys = {
  p: 'Passport',
  h: 'Photo',
  f: 'Proof of Funds',
  i: 'Insurance',
  t: 'Proof of Travel',
  l: 'Letter',
  e: 'Proof of Employment',
  n: 'National ID',
  o: 'Other',
  s: 'Proof of Status',
  r: 'Proof of Relationship',
  m: 'Proof of Marital Status',
  a: 'Proof of Address',
} as const satisfies Record<string, DocumentCategory>;

export const categoriesByKey = Object.entries(categoryKeys).map(([key, category]) => ({ key, category }));
export const usualCategories: readonly DocumentCategory[] = categoriesByKey.slice(0, 9).map(({ category }) => category);

export const categoryOfKey = (key: string): DocumentCategory | undefined =>
  Object.hasOwn(categoryKeys, key) ? categoryKeys[key as keyof typeof categoryKeys] : undefined;
