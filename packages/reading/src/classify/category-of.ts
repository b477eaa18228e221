import { categories, type Category } from '@visawright/forms/documents/categories.ts';

const known = new Map(categories.flatMap(({ category, kinds }) => kinds.map(({ name }) => [name, category])));

export const categoryOf = (kind: string): Category['category'] => known.get(kind) ?? 'Other';
