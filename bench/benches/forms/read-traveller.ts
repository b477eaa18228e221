import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import type { ReadPaper } from '@visawright/forms/read-paper.ts';
import type { ReadDocument, ReadValue } from '@visawright/reading/engine.types.ts';
import { readDocument } from '@visawright/reading/read-pages.ts';
import { pdfPages } from '@visawright/reading/text/pdf.ts';
import { sourcesHash } from '@visawright/reading/version.ts';
import type { PaperFile } from './paper-files.ts';

// As the server tells it: a masked field never leaves it whole unless a person wrote it. Here nobody has, and the form may ask for it.
function asPaper(file: string, read: ReadDocument): ReadPaper {
  const { category, kind } = read;
  const named = { docId: file, fileName: file, category, kind };
  const evidence = (field: string, value: ReadValue): PageEvidence => ({
    from: 'document',
    ...named,
    field,
    value: value.value,
    raw: value.raw,
    outcome: value.outcome,
    isConfirmed: false,
    pageUid: `${file} ${value.page}`,
    pageIndex: value.page - 1,
    polygon: value.polygon.map(([x, y]) => [x, y] as [number, number]),
  });
  return {
    ...named,
    isPrimary: false,
    belonging: 'own',
    isSettled: true,
    retake: [],
    values: Object.entries(read.values).map(([field, value]) => evidence(field, value)),
    tables: Object.entries(read.tables ?? {}).map(([name, rows]) => ({
      name,
      rows: rows.map((row, at) =>
        Object.fromEntries(
          Object.entries(row).map(([column, value]) => [column, evidence(`${name}.${at}.${column}`, value)]),
        ),
      ),
    })),
  };
}

const expiryOf = ({ values }: ReadPaper) => values.find(({ field }) => field === 'expiryDate')?.value ?? '';
// As the server marks it.
const validLongest = (papers: readonly ReadPaper[]) =>
  papers.filter(({ category }) => category === 'Passport').toSorted((a, b) => (expiryOf(a) < expiryOf(b) ? 1 : -1))[0];

// Each paper once, with the local engine; kept for the next run of the same engine.
export async function readTraveller(papers: readonly PaperFile[]): Promise<ReadPaper[]> {
  const all: ReadPaper[] = [];
  for (const { file } of papers) {
    const kept = file.replace(/pdf$/, `${sourcesHash().slice(0, 12)}.read.json`);
    if (!existsSync(kept)) {
      const { documents } = await readDocument({ pages: await pdfPages(file) });
      writeFileSync(kept, JSON.stringify(documents.map((document) => asPaper(basename(file), document))));
    }
    all.push(...(JSON.parse(readFileSync(kept, 'utf8')) as ReadPaper[]));
  }
  return all.map((paper) => ({ ...paper, isPrimary: paper === validLongest(all) }));
}
