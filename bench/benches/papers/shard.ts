import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { PageInput, ReadDocument } from '@visawright/reading/engine.types.ts';
import { readDocument } from '@visawright/reading/read-pages.ts';
import { pdfPages } from '@visawright/reading/text/pdf.ts';
import { treeCpuMs } from '../pipeline/tree-cpu.ts';
import { bareCpuMs } from './bare.ts';
import type { PaperRow } from './figures.ts';
import { judgePaper } from './judge.ts';
import type { MadePaper } from './paper-set.ts';

export const linesIn = <T>(file: string): T[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as T) : []; // prettier-ignore

export const pagesOf = async (file: string): Promise<PageInput[]> =>
  file.endsWith('.pdf') ? pdfPages(file) : [{ pageNo: 1, bytes: readFileSync(file) }];

const largest = (documents: readonly ReadDocument[]) =>
  documents.toSorted((a, b) => b.pages.length - a.pages.length)[0];

async function rowOf({ id, file, as, truth }: MadePaper): Promise<PaperRow> {
  const before = treeCpuMs(process.pid);
  const { documents } = await readDocument({ pages: await pagesOf(file) });
  const cpuMs = treeCpuMs(process.pid) - before;
  const { category, kind, pages } = truth;
  const judged = judgePaper(largest(documents), truth);
  return { id, category, kind, as, pages, cpuMs, bareCpuMs: await bareCpuMs(file, as), ...judged };
}

// node shard.ts SET ROWS INDEX COUNT: every COUNT-th paper of a set, from where an earlier run of the same engine stopped.
if (import.meta.main) {
  const [set = '', rows = '', index = '0', count = '1'] = process.argv.slice(2);
  const done = new Set(linesIn<PaperRow>(rows).map((row) => row.id));
  const papers = linesIn<MadePaper>(set).filter(({ id }, at) => at % Number(count) === Number(index) && !done.has(id));
  const [first] = papers;
  if (first) await rowOf(first); // warm
  for (const paper of papers) appendFileSync(rows, `${JSON.stringify(await rowOf(paper))}\n`);
  process.exit(0);
}
