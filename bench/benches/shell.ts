import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { chromiumShell } from '@visawright/server/config.ts';
import { atMost, type Finding } from '../measurement.ts';
import { buildPages } from './shell/build-pages.ts';
import { servePage } from './shell/serve-page.ts';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

interface Weight {
  bytes: number;
  files: { name: string; bytes: number }[];
}

async function scriptsOf(browser: Browser, folder: string, ready: string): Promise<Weight> {
  const { url, server } = await servePage(folder);
  const page = await browser.newPage();
  const loaded: Promise<{ name: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    const size = response.request().sizes();
    loaded.push(size.then(({ responseBodySize }) => ({ name: pathname.slice(8), bytes: responseBodySize })));
  });
  try {
    await page.goto(url);
    await page.waitForSelector(ready);
    await page.waitForLoadState('networkidle');
    // Inline scripts count with their compressed size.
    const inline = await page.locator('script:not([src], [type="application/json"])').allTextContents();
    const files = [...(await Promise.all(loaded)), { name: 'inline', bytes: packed(inline.join('\n')) }];
    return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
  } finally {
    await page.close();
    server.close();
  }
}

const packed = (text: string) => (text.trim() === '' ? 0 : brotliCompressSync(text).length);

// JavaScript transferred until the sign-in screen is shown, compared with a bare page of the same libraries and build settings.
// A small run is the full one.
export default async function shell(): Promise<Finding> {
  const folders = await buildPages();
  const browser = await chromium.launch({ executablePath: chromiumShell, args: flags });
  try {
    const ours = await scriptsOf(browser, folders.ours, '[data-screen="signIn"]');
    const bare = await scriptsOf(browser, folders.bare, '[data-screen="bare"]');
    return {
      judged: `${ours.files.length} scripts of the sign-in screen, ${bare.files.length} of a bare page`,
      checks: [
        atMost('JavaScript bytes to those of a bare page', Number((ours.bytes / bare.bytes).toFixed(3)), 1.3, '×'),
      ],
      table: { ours, bare },
    };
  } finally {
    await browser.close();
  }
}
