import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument } from '@visawright/reading/read-pages.ts';
import { mixedPdf } from '@visawright/specimens/papers/mixed-pdf.ts';
import { closePress } from '@visawright/specimens/papers/press.ts';
import { pagesRight } from './pages-right.ts';
import { pagesOf } from './shard.ts';
import type { Size } from './wanted.ts';

const files: Readonly<Record<Size, readonly number[]>> = {
  small: [5],
  tune: [4, 9, 14],
  full: [3, 5, 7, 9, 9, 12, 16, 20],
};

// Files of several papers: each page is put with the paper it belongs to, or not.
export async function splitFigures(size: Size) {
  const folder = mkdtempSync(join(tmpdir(), 'mixed-'));
  const seen: { papers: number; found: number; pages: number; right: number }[] = [];
  for (const [at, papers] of files[size].entries()) {
    const scans = size === 'small' ? 0 : 0.3;
    const { bytes, truth } = await mixedPdf({ seed: `${size} ${at}`, papers, scans, apart: size === 'full' });
    await closePress();
    const file = join(folder, 'mixed.pdf');
    writeFileSync(file, bytes);
    const { documents } = await readDocument({ pages: await pagesOf(file) });
    seen.push({ papers: truth.papers.length, found: documents.length, pages: truth.pages.length, right: pagesRight(documents, truth.pages) }); // prettier-ignore
  }
  rmSync(folder, { recursive: true, force: true });
  const sum = (of: 'pages' | 'right') => seen.reduce((total, each) => total + each[of], 0);
  return { rightPercent: Math.round((sum('right') / sum('pages')) * 1_000) / 10, files: seen };
}
