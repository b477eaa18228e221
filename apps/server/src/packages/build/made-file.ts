import type { PackageFile } from '@visawright/contract/package.ts';
import { sha256 } from './canonical.ts';
import type { PackagePaper } from './package-input.ts';

export interface MadeFile {
  readonly file: PackageFile;
  readonly bytes: Buffer;
  readonly papers: readonly PackagePaper[]; // in the order of their pages; none in a sheet of ours
}

type Named = Pick<PackageFile, 'name' | 'title' | 'mediaType'> & Partial<PackageFile>;

export const madeFile = (named: Named, bytes: Buffer, papers: readonly PackagePaper[] = []): MadeFile => ({
  file: { category: null, pages: null, note: null, ...named, bytes: bytes.length, sha256: sha256(bytes) },
  bytes,
  papers,
});
