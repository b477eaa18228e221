import type { PackageFile } from '@visawright/contract/package.ts';

export type Sheet = 'index' | 'form' | 'manifest' | 'signature';
export type FileFacts =
  | { readonly kind: 'sheet'; readonly sheet: Sheet | null } // ours: what it is; null: only its title says it
  | { readonly kind: 'pages'; readonly pages: number }
  | { readonly kind: 'note'; readonly note: string };

const sheets: Readonly<Record<string, Sheet>> = {
  '00-index.pdf': 'index',
  '01-form.pdf': 'form',
  'manifest.json': 'manifest',
  'manifest.sig': 'signature',
};

type Known = Pick<PackageFile, 'name' | 'category' | 'pages' | 'note'>;

// What stands beside a file's name: of our sheets what they are, of papers how many pages, of the photo its size.
export function fileFacts({ name, category, pages, note }: Known): FileFacts {
  if (category === null) return { kind: 'sheet', sheet: sheets[name] ?? null };
  if (pages !== null) return { kind: 'pages', pages };
  return { kind: 'note', note: note ?? '' };
}
