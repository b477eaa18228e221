import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type KeyInput, type Page } from 'puppeteer-core';
import type { BrowserEngine, EnginePage } from './browser-engine.types.ts';

// Firefox over WebDriver BiDi.
export async function startFirefox(): Promise<BrowserEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-firefox-'));
  const downloads = join(folder, 'downloads');
  await mkdir(downloads);
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    acceptInsecureCerts: true,
    userDataDir: join(folder, 'profile'),
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
    },
  });
  return {
    name: 'firefox',
    version: (await browser.version()).replace(/^firefox\//i, ''),
    async openPage(viewport) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ ...viewport });
      return firefoxPage(page, downloads, () => context.close());
    },
    async close() {
      await browser.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function firefoxPage(page: Page, downloads: string, close: () => Promise<void>): EnginePage {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // Violations of the content security policy are errors of the page too.
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    downloads,
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    clickAt: (x, y) => page.mouse.click(x, y),
    movePointer: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    async setFiles(selector, paths) {
      const input = await page.$(selector);
      if (!input) throw new Error(`${selector} is not on the page`);
      await (input as unknown as FileInput).uploadFile(...paths);
    },
    evaluate: <T>(source: string, ...args: readonly unknown[]) =>
      page.evaluate(`(${source})(...${JSON.stringify(args)})`) as Promise<T>,
    takeErrors: () => Promise.resolve(errors.splice(0)),
    close,
  };
}

interface FileInput {
  uploadFile(...paths: readonly string[]): Promise<void>;
}
