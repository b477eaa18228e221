import { join } from 'node:path';
import type { Browser, Frame, Page } from '@playwright/test';
import type { PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { build } from 'vite';
import type { Portal } from '../definitions/portal.types.ts';
import { pagesOf } from '../server/outer-pages.ts';
import { frameOriginOf, type StartedPortal } from '../start-portals.ts';
import type { RecordedPage } from './pack-page.ts';

// The collector of the extension as a script, as the extension itself injects it.
export async function collectorScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, '../../../apps/extension/src/page/collect/collect-skeleton.ts'),
        formats: ['iife'],
        name: 'practiceCollector',
        fileName: 'collector',
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !('output' in first)) throw new Error('the collector was not built');
  return first.output[0].code;
}

async function collect(frame: Frame, script: string): Promise<PageSkeleton> {
  return await frame.evaluate(`${script};practiceCollector.collectSkeleton(document).skeleton`);
}

// A pack has the controls of a page that depend on answers too.
const showAll = (page: Page) =>
  page.locator('[data-when]').evaluateAll((places) => {
    for (const place of places) {
      place.removeAttribute('hidden');
      for (const control of place.querySelectorAll(':disabled')) control.removeAttribute('disabled');
    }
  });

// Opens each page of a portal and records its controls, those of a frame after those of the page.
export async function recordPages(
  browser: Browser,
  script: string,
  portal: Portal,
  { origin }: StartedPortal,
): Promise<Map<string, RecordedPage>> {
  const recorded = new Map<string, RecordedPage>();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  for (const { id, path } of pagesOf(portal)) {
    await page.goto(`${origin}${path}${portal.isPostback ? `?page=${id}` : ''}`, { waitUntil: 'networkidle' });
    await showAll(page);
    const skeleton = await collect(page.mainFrame(), script);
    const inFrames = await Promise.all(
      page
        .frames()
        .slice(1)
        .map((frame) => collect(frame, script)),
    );
    const framed = inFrames.flatMap(({ controls }) =>
      controls.map((control) => ({ ...control, frame: frameOriginOf(portal) ?? '' })),
    );
    const controls = [...skeleton.controls, ...framed].map((control, index) => ({ ...control, ref: `c${index + 1}` }));
    recorded.set(id, { path: skeleton.path, controls });
  }
  await context.close();
  return recorded;
}
