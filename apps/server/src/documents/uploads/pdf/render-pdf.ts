import { createHash } from 'node:crypto';
import type { Rule, Word } from '@visawright/reading/engine.types.ts';
import { rulesInSvg } from '@visawright/reading/text/rules-in-svg.ts';
import sharp from 'sharp';
import { runSandboxed } from '../../../platform/sandbox/sandbox.ts';
import { renderScreenPicture } from '../../pages/screen-picture.ts';
import { thumbnailSide } from '../render-picture.ts';
import { FileRejected, type PageRoute, type RenderedPage } from '../upload.types.ts';
import { inspectPdf, type InspectedPage } from './inspect-pdf.ts';
import { chooseResolution, choosePageRoute } from './page-route.ts';
import { parseTextLayer } from './parse-text-layer.ts';

interface PlannedPage {
  readonly n: number;
  readonly route: PageRoute;
  readonly dpi: number;
  readonly words: readonly Word[];
}

const atOnce = 20; // pages per renderer run

export async function renderPdf(bytes: Buffer): Promise<RenderedPage[]> {
  const inspected = await inspectPdf(bytes);
  const layer = await readTextLayer(bytes, inspected);
  const pages = inspected.map((page, n) => planned(page, n, layer[n] ?? []));
  const rendered: RenderedPage[] = [];
  for (const run of runsOf(pages)) {
    const images = await renderRun(bytes, run);
    const rules = run.some(({ route }) => route === 'text') ? await readRules(bytes, run, inspected) : [];
    rendered.push(...images.map((page, at) => (page.words ? { ...page, rules: rules[at] ?? [] } : page)));
  }
  return rendered;
}

function planned(page: InspectedPage, n: number, words: readonly Word[]): PlannedPage {
  const route = choosePageRoute(page, words);
  return { n, route, dpi: chooseResolution(page, route), words };
}

// Neighbouring pages with the same resolution are rendered together.
function runsOf(pages: readonly PlannedPage[]): PlannedPage[][] {
  const runs: PlannedPage[][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last && last.length < atOnce && last[0]!.dpi === page.dpi) last.push(page);
    else runs.push([page]);
  }
  return runs;
}

async function readTextLayer(bytes: Buffer, pages: readonly InspectedPage[]): Promise<Word[][]> {
  const {
    stdout,
    isTimedOut,
    isTooLarge: isTooMuch,
  } = await runSandboxed('pdftotext', ['-q', '-cropbox', '-bbox-layout', '-enc', 'UTF-8', '/work/upload.pdf', '-'], {
    files: { 'upload.pdf': bytes },
    timeoutMs: 4_000 + pages.length * 15,
    memoryMb: 400,
    outputLimit: 32 * 1_024 * 1_024,
  });
  if (isTimedOut || isTooMuch) throw new FileRejected('tooSlow');
  return parseTextLayer(stdout.toString('utf8'), pages);
}

// Ruling lines help to read a page. Without them it is read by its words alone, so a failure is no reason to refuse the file.
async function readRules(
  bytes: Buffer,
  run: readonly PlannedPage[],
  pages: readonly InspectedPage[],
): Promise<Rule[][]> {
  const [first, last] = [run[0]!.n, run.at(-1)!.n];
  const range = ['-f', `${first + 1}`, '-l', `${last + 1}`];
  const { code, stdout, isTimedOut, isTooLarge } = await runSandboxed(
    'pdftocairo',
    ['-q', '-svg', ...range, '/work/upload.pdf', '-'],
    {
      files: { 'upload.pdf': bytes },
      timeoutMs: 2_000 + run.length * 300,
      memoryMb: 400,
      outputLimit: 48 * 1_024 * 1_024,
    },
  );
  if (isTimedOut || isTooLarge || code !== 0) return [];
  return rulesInSvg(stdout.toString('utf8'), pages.slice(first, last + 1));
}

const settings = ['-q', '-cropbox', '-jpeg', '-jpegopt', 'quality=88'];

async function renderRun(bytes: Buffer, run: readonly PlannedPage[]): Promise<RenderedPage[]> {
  const [first, last] = [run[0]!, run.at(-1)!];
  const {
    outputs,
    isTimedOut,
    isTooLarge: isTooMuch,
  } = await runSandboxed(
    'pdftoppm',
    [
      ...settings,
      '-r',
      `${first.dpi}`,
      '-f',
      `${first.n + 1}`,
      '-l',
      `${last.n + 1}`,
      '/work/upload.pdf',
      '/work/page',
    ],
    {
      files: { 'upload.pdf': bytes },
      outputs: /^page-\d+\.jpg$/,
      timeoutMs: 4_500 + run.length * 1_500,
      memoryMb: 512,
      outputLimit: 120 * 1_024 * 1_024,
    },
  );
  if (isTimedOut) throw new FileRejected('tooSlow');
  if (isTooMuch || outputs.size !== run.length) throw new FileRejected('damaged');
  const images = [...outputs.values()];
  return Promise.all(run.map((page, at) => pageOf(page, images[at]!)));
}

async function pageOf({ n, route, words }: PlannedPage, image: Buffer): Promise<RenderedPage> {
  const { width, height } = await sharp(image).metadata();
  const screen = await renderScreenPicture(image, width);
  const thumbnail = await sharp(screen ?? image)
    .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 75 })
    .toBuffer();
  const pixelSha256 = createHash('sha256').update(image).digest();
  return { n, width, height, route, image, thumbnail, screen, pixelSha256, ...(route === 'text' ? { words } : {}) };
}
