import { appendFileSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ReadDocument, ReadValue } from '@visawright/reading/engine.types.ts';
import { readDocuments } from '@visawright/reading/read-documents.ts';
import { BrokenRun } from '../../measurement.ts';
import { pagesOf, readJsonLines } from '../extraction/shard.ts';
import { treeCpuMs } from '../pipeline/tree-cpu-ms.ts';
import { drawFile, drawnFile, wantedFiles, type DrawnFile, type Size } from './drawn-files.ts';

export type FoundValue = Pick<ReadValue, 'value' | 'outcome' | 'page' | 'polygon'>;
export interface FoundDocument extends Pick<ReadDocument, 'category' | 'categoryOutcome' | 'kind' | 'pages'> {
  readonly values: Readonly<Record<string, FoundValue>>;
}
export interface FileReading {
  readonly id: string;
  readonly cpuMs: number;
  readonly pages: number;
  readonly memoryMb: number; // the most that the reading process has held so far
  readonly documents: readonly FoundDocument[];
}

const memoryMb = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024;

const found = ({ category, categoryOutcome, kind, pages, values }: ReadDocument): FoundDocument => ({
  category,
  categoryOutcome,
  kind,
  pages,
  values: Object.fromEntries(
    Object.entries(values).map(([field, { value, outcome, page, polygon }]) => [
      field,
      { value, outcome, page, polygon },
    ]),
  ),
});

async function readFile({ id, file }: DrawnFile): Promise<FileReading> {
  const before = treeCpuMs(process.pid);
  const pages = await pagesOf(file);
  const { documents } = await readDocuments({ pages });
  return {
    id,
    cpuMs: treeCpuMs(process.pid) - before,
    pages: pages.length,
    memoryMb: memoryMb(),
    documents: documents.map(found),
  };
}

// Another process draws: what drawing holds and uses is no part of what reading does.
async function whenDrawn(id: string, folder: string): Promise<DrawnFile> {
  for (let waited = 0; waited < 1_800; waited += 1) {
    const drawn = drawnFile(id, folder);
    if (drawn) return drawn;
    await setTimeout(1_000);
  }
  throw new BrokenRun(`${id} was not drawn within half an hour`);
}

// node shard.ts SIZE FILES ROWS INDEX COUNT: reads every COUNT-th file and continues where an earlier run of the same engine stopped.
// node shard.ts SIZE FILES: draws the files.
if (import.meta.main) {
  const [size = 'small', folder = '', rows, index = '0', count = '1'] = process.argv.slice(2);
  const wanted = wantedFiles(size as Size).filter((_, at) => at % Number(count) === Number(index));
  if (rows === undefined) {
    for (const each of wanted) await drawFile(each, folder);
    process.exit(0);
  }
  const done = new Set(readJsonLines<FileReading>(rows).map(({ id }) => id));
  const left = wanted.filter(({ id }) => !done.has(id));
  if (left[0]) await readFile(await whenDrawn(left[0].id, folder)); // warm
  for (const { id } of left) appendFileSync(rows, `${JSON.stringify(await readFile(await whenDrawn(id, folder)))}\n`);
  process.exit(0);
}
