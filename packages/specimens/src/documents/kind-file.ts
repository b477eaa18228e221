import { join } from 'node:path';
import { categories } from '@visawright/forms/documents/categories.ts';
import { kebab } from './kebab.ts';

const categoryOf = new Map(categories.flatMap(({ category, kinds }) => kinds.map(({ name }) => [name, category])));

// `kinds`, `former-held-out` and each folder of `further` hold one file per kind, in a sub-folder per category.
export const kindFile = (folder: string, kind: string): string =>
  join(import.meta.dirname, folder, kebab(categoryOf.get(kind) ?? ''), `${kebab(kind)}.ts`);
