import type { PackageFile } from '@visawright/contract/delivery/package.ts';

type PackageSheet = 'index' | 'form' | 'manifest' | 'signature';
export type FileFacts =
  | { readonly kind: 'sheet'; readonly sheet: PackageSheet | null } // generated file; null: described by its title only
  | { readonly kind: 'pages'; readonly pages: number }
  | { readonly kind: 'note'; readonly note: string };

const sheets: Readonly<Record<string, PackageSheet>> = {
  '00-index.pdf': 'index',
  '01-form.pdf': 'form',
  'manifest.json': 'manifest',
  'manifest.sig': 'signature',
};

type Known = Pick<PackageFile, 'name' | 'category' | 'pages' | 'note'>;

// Generated files are described, documents have a page count, the photo its size.
export function fileFacts({ name, category, pages, note }: Known): FileFacts {
  if (category === null) return { kind: 'sheet', sheet: sheets[name] ?? null };
  if (pages !== null) return { kind: 'pages', pages };
  return { kind: 'note', note: note ?? '' };
}
