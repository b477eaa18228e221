import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { chromiumShell } from '../../ops/chromium.ts';
import { buildPages } from './shell/build-pages.ts';
import { servePage } from './shell/serve-page.ts';

const target = 1.3;
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
    // Scripts inside the page travel with it: they count as what they add to it.
    const inline = await page.locator('script:not([src], [type="application/json"])').allTextContents();
    const files = [...(await Promise.all(loaded)), { name: 'inline', bytes: packed(inline.join('\n')) }];
    return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
  } finally {
    await page.close();
    server.close();
  }
}

const packed = (text: string) => (text.trim() === '' ? 0 : brotliCompressSync(text).length);

// JavaScript over the wire until the sign-in screen shows, against a bare page of the same libraries built the same way.
export default async function shell() {
  const folders = await buildPages();
  const browser = await chromium.launch({ executablePath: chromiumShell, args: flags });
  try {
    const ours = await scriptsOf(browser, folders.ours, '[data-screen="signIn"]');
    const bare = await scriptsOf(browser, folders.bare, '[data-ready]');
    const figure = Number((ours.bytes / bare.bytes).toFixed(3));
    return { figure, target: `<= ${target}`, ok: figure <= target, table: { ours, bare } };
  } finally {
    await browser.close();
  }
}
