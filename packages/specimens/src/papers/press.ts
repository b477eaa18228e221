import { chromium, type Browser, type Page } from 'playwright-core';
import type { Polygon } from '../drawing/sheet.ts';
import { measuring } from './measuring.ts';

export interface FieldPlace {
  page: number; // from 0
  polygon: Polygon; // 0..1 of the page
}
export interface Print {
  pdf: Buffer;
  pages: number;
  places: Record<string, FieldPlace[]>; // in the order they stand on the paper
}

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const args =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --font-render-hinting=none'.split(
    ' ',
  );

interface Press {
  browser: Browser;
  page: Page;
}
let opened: Promise<Press> | undefined;
let queue: Promise<unknown> = Promise.resolve();

async function open(): Promise<Press> {
  const browser = await chromium.launch({ executablePath, args, headless: true });
  const page = await browser.newPage({ viewport: { width: 900, height: 1200 } });
  page.setDefaultTimeout(120_000); // many presses on one machine
  await page.emulateMedia({ media: 'print' });
  return { browser, page };
}

export async function closePress(): Promise<void> {
  const press = opened;
  opened = undefined;
  await (await press)?.browser.close();
}

const ground = `
  @page { size: 210mm 297mm; margin: 0 }
  * { box-sizing: border-box }
  html, body { margin: 0; background: #fff; -webkit-print-color-adjust: exact; print-color-adjust: exact }
  body { font: 10pt/1.35 'Noto Sans', 'Noto Sans Devanagari', sans-serif; color: #111 }
  table { border-collapse: collapse }
  .page { position: relative; width: 210mm; height: 297mm; padding: 14mm 15mm 13mm; overflow: hidden; break-after: page; break-inside: avoid }
  .page:last-of-type { break-after: auto }
  .specimen-mark { position: absolute; bottom: 4mm; left: 0; width: 100%; text-align: center; font: 7pt/1 'DejaVu Sans', sans-serif; letter-spacing: 2px; color: #8a8a8a }
`;

// Skia writes the hour of printing; without it the same seed gives the same bytes.
const timeless = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf
      .toString('latin1')
      .replaceAll(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, (_, head: string) => `${head}20260101000000`),
    'latin1',
  );

async function printOn(page: Page, html: string): Promise<Print> {
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${ground}</style>${html}`);
  const measured = await page.evaluate<{ pages: number; tooFull: number[]; places: Print['places'] }>(measuring);
  if (measured.pages === 0) throw new Error('no <section class="page"> on this paper');
  if (measured.tooFull.length > 0) throw new Error(`more than fits on page ${measured.tooFull.join(', ')}`);
  const pdf = timeless(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  return { pdf, pages: measured.pages, places: measured.places };
}

// HTML whose sheets are <section class="page">, each A4 → PDF with a true text layer, and where every marked field stands.
// One page serves all, one paper after the other: opening a page costs more than printing it.
export function print(html: string): Promise<Print> {
  const done = queue.then(async () => printOn((await (opened ??= open())).page, html));
  queue = done.catch(() => undefined);
  return done;
}
