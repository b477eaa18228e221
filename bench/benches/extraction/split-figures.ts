import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocuments } from '@visawright/reading/read-documents.ts';
import { mixedPdf } from '@visawright/specimens/documents/mixed-pdf.ts';
import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { heldOutMixedPdf } from '@visawright/specimens/held-out/held-out-mixed-pdf.ts';
import { pagesRight, type MixedPage } from './pages-right.ts';
import { pagesOf } from './shard.ts';
import type { Size } from './wanted-documents.ts';

const files: Readonly<Record<Size, readonly number[]>> = {
  small: [5],
  tune: [4, 9, 14],
  full: [3, 5, 7, 9, 12, 16],
};

interface MixedFile {
  readonly bytes: Buffer;
  readonly documents: number;
  readonly pages: readonly MixedPage[];
}

async function mixedFile(size: Size, at: number, documents: number): Promise<MixedFile> {
  const seed = `${size} ${at}`;
  if (size === 'full') return heldOutMixedPdf(seed, documents);
  const { bytes, truth } = await mixedPdf({ seed, documents, scans: size === 'small' ? 0 : 0.3 });
  return { bytes, documents: truth.documents.length, pages: truth.pages };
}

// The share of pages in mixed files that were assigned to the right document.
export async function splitFigures(size: Size) {
  const folder = mkdtempSync(join(tmpdir(), 'mixed-'));
  const results: { documents: number; found: number; pages: number; right: number }[] = [];
  for (const [at, count] of files[size].entries()) {
    const mixed = await mixedFile(size, at, count);
    await closePress();
    const file = join(folder, 'mixed.pdf');
    writeFileSync(file, mixed.bytes);
    const { documents } = await readDocuments({ pages: await pagesOf(file) });
    results.push({
      documents: mixed.documents,
      found: documents.length,
      pages: mixed.pages.length,
      right: pagesRight(documents, mixed.pages),
    });
  }
  rmSync(folder, { recursive: true, force: true });
  const sum = (of: 'pages' | 'right') => results.reduce((total, each) => total + each[of], 0);
  return { rightPercent: Math.round((sum('right') / sum('pages')) * 1_000) / 10, files: results };
}
