import { blankLimits } from '@visawright/contract/delivery/blank-facts.ts';
import type { BlankField } from '@visawright/contract/delivery/blank.ts';
import type { PrintedWord } from '@visawright/forms/blanks/nearby-text.ts';
import { inspectPdf } from '../../../../documents/uploads/pdf/inspect-pdf.ts';
import { parseTextLayer } from '../../../../documents/uploads/pdf/parse-text-layer.ts';
import { FileRejected } from '../../../../documents/uploads/upload.types.ts';
import { runSandboxed } from '../../../../platform/sandbox/sandbox.ts';
import type { ToolName } from '../../../../platform/sandbox/tools.ts';
import { formFields } from './form-fields.ts';
import { labelFields } from '../label-fields.ts';

export interface ReadBlank {
  readonly pdf: Buffer; // without encryption, form fields and turned pages: answers are laid over it
  readonly pages: readonly { readonly width: number; readonly height: number }[]; // points
  readonly pictures: readonly Buffer[]; // JPEG
  readonly words: readonly PrintedWord[];
  readonly fields: readonly BlankField[];
}

const limits = { timeoutMs: 15_000, memoryMb: 512, outputLimit: 64 * 1_024 * 1_024 };
const dpi = 132; // sharp on a large screen, small enough to load at once

// An official form from outside: refused like any upload, and opened in the sandbox only. Throws FileRejected if the file is the problem.
export async function readBlankPdf(upload: Buffer): Promise<ReadBlank> {
  const inspected = await inspectPdf(upload);
  if (inspected.length > blankLimits.pages) throw new FileRejected('tooManyPages');
  const upright = await made(
    'qpdf',
    ['--decrypt', '--flatten-rotation', '/work/in.pdf', '--pages', '.', '1-z', '--'],
    upload,
  );
  const { stdout } = await run('qpdf', ['--json=2', ...jsonKeys, '--json-stream-data=none', '/work/in.pdf'], upright);
  const found = formFields(JSON.parse(stdout.toString('utf8')));
  if (!found || found.fields.length > blankLimits.fields) throw new FileRejected('damaged');
  const pdf = await made('qpdf', ['--flatten-annotations=all', '/work/in.pdf'], upright);
  const words = await wordsOf(pdf, found.pages);
  return {
    pdf,
    pages: found.pages,
    pictures: await picturesOf(pdf, found.pages.length),
    words,
    fields: labelFields(found.fields, words),
  };
}

const jsonKeys = ['acroform', 'pages', 'qpdf'].map((key) => `--json-key=${key}`);

async function run(tool: ToolName, args: readonly string[], input: Buffer, outputs?: RegExp) {
  const ran = await runSandboxed(tool, args, {
    files: { 'in.pdf': input },
    ...(outputs ? { outputs } : {}),
    ...limits,
  });
  if (ran.isTimedOut) throw new FileRejected('tooSlow');
  if (ran.isTooLarge || (ran.code !== 0 && ran.code !== 3)) throw new FileRejected('damaged'); // 3: with warnings
  return ran;
}

async function made(tool: ToolName, args: readonly string[], input: Buffer): Promise<Buffer> {
  const { outputs } = await run(tool, [...args, '--deterministic-id', '/work/out.pdf'], input, /^out\.pdf$/);
  const out = outputs.get('out.pdf');
  if (!out) throw new FileRejected('damaged');
  return out;
}

async function wordsOf(pdf: Buffer, pages: ReadBlank['pages']): Promise<PrintedWord[]> {
  const args = ['-q', '-cropbox', '-bbox-layout', '-enc', 'UTF-8', '/work/in.pdf', '-'];
  const { stdout } = await run('pdftotext', args, pdf);
  return parseTextLayer(stdout.toString('utf8'), pages).flatMap((words, page) => {
    const { width, height } = pages[page]!;
    return words
      .map(({ text, polygon }): PrintedWord => {
        const [xs, ys] = [polygon.map(([x]) => x * width), polygon.map(([, y]) => y * height)];
        const [left, top] = [Math.min(...xs), Math.min(...ys)].map(rounded) as [number, number];
        return {
          page,
          left,
          top,
          width: rounded(Math.max(...xs) - left),
          height: rounded(Math.max(...ys) - top),
          text,
        };
      })
      .filter(({ height: tall }) => tall <= largestLabel);
  });
}
const largestLabel = 18; // points; larger words are titles and watermarks, not labels
const rounded = (value: number) => Math.round(value * 10) / 10;

async function picturesOf(pdf: Buffer, count: number): Promise<Buffer[]> {
  const args = ['-q', '-cropbox', '-jpeg', '-jpegopt', 'quality=82', '-r', String(dpi), '/work/in.pdf', '/work/page'];
  const { outputs } = await run('pdftoppm', args, pdf, /^page-\d+\.jpg$/);
  if (outputs.size !== count) throw new FileRejected('damaged');
  return [...outputs.values()];
}
