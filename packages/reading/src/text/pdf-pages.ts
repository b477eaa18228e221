import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageInput, Rule, Word } from '../engine.types.ts';
import { mayBePassport } from '../routes/passport-signs.ts';
import { runCommand } from './run-command.ts';
import { isGoodText } from './good-text.ts';
import { pageShapes, scannedPages, type PageShape } from './pdf-shape.ts';
import { pdfRules } from './pdf-rules.ts';
import { textLayer } from './pdf-words.ts';

const toRead = 200; // dots per inch
const toMeasure = 36; // does not decode a page with a text layer

interface Planned {
  readonly no: number; // from 1
  readonly dots: number;
  readonly words?: readonly Word[];
}

function planned(n: number, words: readonly Word[], isScan: boolean): Planned {
  if (isScan || !isGoodText(words)) return { no: n + 1, dots: toRead };
  const isPassport = mayBePassport([words.map((word) => word.text).join(' ')]);
  return { no: n + 1, dots: isPassport ? toRead : toMeasure, words };
}

// Consecutive pages with the same resolution are rendered together.
function runsOf(pages: readonly Planned[]): Planned[][] {
  const runs: Planned[][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last?.[0]?.dots === page.dots) last.push(page);
    else runs.push([page]);
  }
  return runs;
}

async function drawn(
  file: string,
  run: readonly Planned[],
  into: string,
  rules: ReadonlyMap<number, readonly Rule[]>,
): Promise<PageInput[]> {
  const [first, last] = [run[0]!, run.at(-1)!];
  const name = `page-${first.no}`;
  const from = ['-r', String(first.dots), '-f', String(first.no), '-l', String(last.no)];
  await runCommand('pdftoppm', ['-q', '-cropbox', ...from, '-jpeg', '-jpegopt', 'quality=92', file, join(into, name)]);
  const pictures = (await readdir(into)).filter((each) => each.startsWith(`${name}-`)).sort();
  return Promise.all(
    run.map(async ({ no, words }, i) => ({
      pageNo: no,
      bytes: await readFile(join(into, pictures[i]!)),
      ...(words && { words, rules: rules.get(no) ?? [] }),
    })),
  );
}

// Pages without text have their lines in their pixels. A page is readable without its lines.
async function textRules(file: string, pages: readonly Planned[], shapes: readonly PageShape[]) {
  const texts = pages.filter(({ words }) => words).map(({ no }) => no);
  const none: ReadonlyMap<number, Rule[]> = new Map();
  return texts.length === 0 ? none : pdfRules(file, texts[0]!, texts.at(-1)!, shapes).catch(() => none);
}

// A protected file is opened with its password, which must not appear in the process list.
async function opened(file: string, password: string, into: string): Promise<string> {
  const plain = join(into, 'open.pdf');
  await runCommand('qpdf', ['--password-file=-', '--decrypt', file, plain], Buffer.from(`${password}\n`));
  return plain;
}

// The pages of a PDF as pictures, with their text layer if it is usable.
export async function pdfPages(given: string, password?: string): Promise<PageInput[]> {
  const folder = await mkdtemp(join(tmpdir(), 'read-'));
  try {
    const file = password === undefined ? given : await opened(given, password, folder).catch(() => given);
    const shapes = await pageShapes(file);
    const words = await textLayer(file, shapes).catch((): Word[][] => []);
    // Without usable words, their source does not matter.
    const scans = words.some(isGoodText) ? await scannedPages(file, shapes) : new Set<number>();
    const plan = shapes.map((_, n) => planned(n, words[n] ?? [], scans.has(n)));
    const rules = await textRules(file, plan, shapes);
    const pages: PageInput[] = [];
    for (const run of runsOf(plan)) pages.push(...(await drawn(file, run, folder, rules)));
    return pages;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
