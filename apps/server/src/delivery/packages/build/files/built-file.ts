import type { PackageFile } from '@visawright/contract/delivery/package.ts';
import { sha256 } from '../canonical.ts';
import type { PackageDocument } from '../package-input.ts';

export interface BuiltFile {
  readonly file: PackageFile;
  readonly bytes: Buffer;
  readonly documents: readonly PackageDocument[]; // in page order; empty for our own sheets
}

type Named = Pick<PackageFile, 'name' | 'title' | 'mediaType'> & Partial<PackageFile>;

export const builtFile = (named: Named, bytes: Buffer, documents: readonly PackageDocument[] = []): BuiltFile => ({
  file: { category: null, pages: null, note: null, ...named, bytes: bytes.length, sha256: sha256(bytes) },
  bytes,
  documents,
});
