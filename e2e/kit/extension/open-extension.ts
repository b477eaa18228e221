import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type BrowserContext, type Page } from '@playwright/test';

const root = join(import.meta.dirname, '../../..');
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

export interface ExtensionBrowser {
  readonly context: BrowserContext;
  readonly id: string; // of the extension
  readonly profile: string; // folder of the browser profile
  openPanel(): Promise<Page>;
  close(): Promise<void>; // the profile stays until `forget`
  forget(): Promise<void>;
}

// The extension as it is built for practice portals, for an application at this address.
export async function buildExtension(appOrigin: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'visawright-extension-'));
  await promisify(execFile)(join(root, 'node_modules/.bin/wxt'), ['build', '--mode', 'practice'], {
    cwd: join(root, 'apps/extension'),
    env: { ...process.env, APP_ORIGINS: appOrigin, EXTENSION_DIST: folder },
  });
  return folder;
}

// Debian's Chromium with a new profile and the built extension. Its panel is opened in a window of its own, because a side panel
// cannot be reached by the test's connection; it looks at the browser window that was used last, as the side panel does.
export async function openExtension(built: string, others: readonly string[] = []): Promise<ExtensionBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'visawright-profile-'));
  const loaded = [join(built, 'practice'), ...others].join(',');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: '/usr/bin/chromium',
    headless: true,
    viewport: { width: 1_280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    args: [...flags, `--disable-extensions-except=${loaded}`, `--load-extension=${loaded}`],
  });
  const isOurs = (url: string) => url.endsWith('/background.js');
  const started = () => context.serviceWorkers().find((each) => isOurs(each.url()));
  const worker =
    started() ?? (await context.waitForEvent('serviceworker', { predicate: (each) => isOurs(each.url()) }));
  const id = new URL(worker.url()).host;
  return {
    context,
    id,
    profile,
    async openPanel() {
      const opened = context.waitForEvent('page', (page) => page.url().includes(id));
      await worker.evaluate(
        (address) =>
          (globalThis as unknown as { chrome: { windows: { create(of: object): Promise<unknown> } } }).chrome.windows
            .create({ type: 'popup', url: address, width: 376, height: 900, focused: false })
            .then(() => undefined),
        `chrome-extension://${id}/sidepanel.html`,
      );
      const panel = await opened;
      await panel.setViewportSize({ width: 360, height: 868 });
      return panel;
    },
    close: () => context.close(),
    forget: () => rm(profile, { recursive: true, force: true }),
  };
}
