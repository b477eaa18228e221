import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assemblePdf, type Assembly } from './assemble-pdf.ts';
import { letter, noise } from '../testing/test-pictures.ts';

const frozenAt = '2026-11-15T10:42:00.000Z';
const folder = mkdtempSync(join(tmpdir(), 'assemble-'));
afterAll(() => rmSync(folder, { recursive: true }));
function received(tool: string, args: (file: string) => string[], pdf: Buffer): string {
  const file = join(folder, 'made.pdf');
  writeFileSync(file, pdf);
  return execFileSync(tool, args(file)).toString();
}

async function options(): Promise<Assembly> {
  const file = await letter('First of the letter', 'Second of the letter');
  const pages = [{ original: file, n: 1 }, { picture: await noise(300, 200) }, { original: file, n: 0 }];
  return {
    title: 'Letters — पत्र',
    label: '4-',
    documents: [
      { title: 'one', page: 0 },
      { title: 'दो', page: 1 },
    ],
    pages,
    frozenAt,
  };
}

test('keeps page order and text, and adds bookmarks and page labels', async () => {
  const made = await assemblePdf(await options());
  const pages = received('pdftotext', (file) => [file, '-'], made).split('\f');
  expect(pages.map((page) => page.trim())).toEqual(['Second of the letter', '', 'First of the letter', '']);
  const json = received('qpdf', (file) => ['--json', '--json-key=outlines', '--json-key=pagelabels', file], made);
  const { outlines, pagelabels } = JSON.parse(json) as {
    outlines: [{ title: string; kids: { title: string; destpageposfrom1: number }[] }];
    pagelabels: [{ label: { '/P': string } }];
  };
  expect(outlines[0].title).toBe('Letters — पत्र');
  expect(outlines[0].kids.map(({ title, destpageposfrom1 }) => [title, destpageposfrom1])).toEqual([
    ['one', 1],
    ['दो', 2],
  ]);
  expect(pagelabels[0].label['/P']).toBe('u:4-');
});

test('writes its own title and date and removes the source metadata', async () => {
  const made = await assemblePdf(await options());
  const info = received('pdfinfo', (file) => ['-isodates', file], made);
  expect(info).toMatch(/Title: +Letters — पत्र/);
  expect(info).toMatch(/CreationDate: +2026-11-15T10:42:00/);
  expect(info).not.toMatch(/Author|Creator|Somebody/);
  expect(received('qpdf', (file) => ['--qdf', file, '-'], made)).not.toMatch(/Somebody|As the sender named it/);
});

test('gives the same bytes for equal buffers', async () => {
  const [one, other] = [await options(), await options()];
  const copied = other.pages.map((page, at) => {
    const first = one.pages[at]!;
    return 'original' in first ? { ...first, original: Buffer.from(first.original) } : first;
  });
  expect((await assemblePdf(one)).equals(await assemblePdf({ ...one, pages: copied }))).toBe(true);
});
