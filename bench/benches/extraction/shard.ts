import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { PageInput, ReadDocument } from '@visawright/reading/engine.types.ts';
import { readDocuments } from '@visawright/reading/read-documents.ts';
import { pdfPages } from '@visawright/reading/text/pdf-pages.ts';
import { treeCpuMs } from '../pipeline/tree-cpu-ms.ts';
import { bareCpuMs } from './bare-cpu-ms.ts';
import type { DocumentFigures } from './figures.ts';
import { judgeDocument } from './judge-document.ts';
import type { DrawnSpecimen } from './document-set.ts';

export const readJsonLines = <T>(file: string): T[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as T)
    : [];

export const pagesOf = async (file: string): Promise<PageInput[]> =>
  file.endsWith('.pdf') ? pdfPages(file) : [{ pageNo: 1, bytes: readFileSync(file) }];

const largest = (documents: readonly ReadDocument[]) =>
  documents.toSorted((a, b) => b.pages.length - a.pages.length)[0];

async function rowOf({ id, file, as, truth }: DrawnSpecimen): Promise<DocumentFigures> {
  const before = treeCpuMs(process.pid);
  const { documents } = await readDocuments({ pages: await pagesOf(file) });
  const cpuMs = treeCpuMs(process.pid) - before;
  const { category, kind, pages } = truth;
  const judged = judgeDocument(largest(documents), truth);
  return { id, category, kind, as, pages, cpuMs, bareCpuMs: await bareCpuMs(file, as), ...judged };
}

// node shard.ts SET ROWS INDEX COUNT: reads every COUNT-th document of a set and continues where an earlier run of the same engine
// stopped.
if (import.meta.main) {
  const [set = '', rows = '', index = '0', count = '1'] = process.argv.slice(2);
  const done = new Set(readJsonLines<DocumentFigures>(rows).map((row) => row.id));
  const specimens = readJsonLines<DrawnSpecimen>(set).filter(
    ({ id }, at) => at % Number(count) === Number(index) && !done.has(id),
  );
  const [first] = specimens;
  if (first) await rowOf(first); // warm
  for (const specimen of specimens) appendFileSync(rows, `${JSON.stringify(await rowOf(specimen))}\n`);
  process.exit(0);
}
