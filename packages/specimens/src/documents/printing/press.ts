import { html } from '../../html.ts';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Polygon } from '../../drawing/passport-page.ts';
import { measuring } from './measuring.ts';

export interface FieldRegion {
  page: number; // from 0
  polygon: Polygon; // 0..1 of the page
}
export interface PrintedDocument {
  pdf: Buffer;
  pages: number;
  places: Record<string, FieldRegion[]>; // in document order
}

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

interface Press {
  browser: Browser;
  page: Page;
}
let opened: Promise<Press> | undefined;
let queue: Promise<unknown> = Promise.resolve();

async function open(): Promise<Press> {
  const browser = await chromium.launch({ executablePath, args, headless: true });
  const page = await browser.newPage({ viewport: { width: 900, height: 1200 } });
  page.setDefaultTimeout(120_000); // several browsers may run on one machine
  await page.emulateMedia({ media: 'print' });
  return { browser, page };
}

export async function closePress(): Promise<void> {
  const press = opened;
  opened = undefined;
  await (await press)?.browser.close();
}

const ground = html(
  '\n',
  '  @page { size: 210mm 297mm; margin: 0 }\n',
  '  * { box-sizing: border-box }\n',
  '  html, body { margin: 0; background: #fff; -webkit-print-color-adjust: exact; print-color-adjust: ',
  'exact }\n',
  "  body { font: 10pt/1.35 'Noto Sans', 'Noto Sans Devanagari', sans-serif; color: #111 }\n",
  '  table { border-collapse: collapse }\n',
  '  .page { position: relative; width: 210mm; height: 297mm; padding: 14mm 15mm 13mm; overflow: ',
  'hidden; break-after: page; break-inside: avoid }\n',
  '  .page:last-of-type { break-after: auto }\n',
  '  .specimen-mark { position: absolute; bottom: 4mm; left: 0; width: 100%; text-align: center; font: ',
  "7pt/1 'DejaVu Sans', sans-serif; letter-spacing: 2px; color: #8a8a8a }\n",
);

// Skia writes the time of printing; without it the same seed gives the same bytes.
const timeless = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf
      .toString('latin1')
      .replaceAll(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, (_, head: string) => `${head}20260101000000`),
    'latin1',
  );

async function printOn(page: Page, markup: string): Promise<PrintedDocument> {
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${ground}</style>${markup}`);
  const measured = await page.evaluate<{ pages: number; tooFull: number[]; places: PrintedDocument['places'] }>(
    measuring,
  );
  if (measured.pages === 0) throw new Error('no <section class="page"> in this document');
  if (measured.tooFull.length > 0) throw new Error(`more than fits on page ${measured.tooFull.join(', ')}`);
  const pdf = timeless(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  return { pdf, pages: measured.pages, places: measured.places };
}

// Prints HTML with A4 pages <section class="page"> to a PDF with a text layer, and returns the fields' regions.
// One browser page prints all documents in turn: opening a page takes longer than printing.
export function printDocument(markup: string): Promise<PrintedDocument> {
  const done = queue.then(async () => printOn((await (opened ??= open())).page, markup));
  queue = done.catch(() => undefined);
  return done;
}
