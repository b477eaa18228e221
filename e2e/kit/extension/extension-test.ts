import { rm } from 'node:fs/promises';
import { startPortals, type StartedPortals } from '../../portals/start-portals.ts';
import { test as base } from '../accounts/traveller-test.ts';
import { markToursSeen } from '../browser/mark-tours-seen.ts';
import { patience } from '../patience.ts';
import { origin } from '../server/addresses.ts';
import { buildExtension, openExtension, type ExtensionBrowser } from './open-extension.ts';

const building = 60_000 * patience;

interface Fixtures {
  extension: ExtensionBrowser;
  portal: string; // id of a practice portal
  portals: StartedPortals; // with only that one
}

// A browser that has the extension, built for the product under test, and a practice portal.
export const test = base.extend<Fixtures>({
  portal: ['schengen-form', { option: true }],
  extension: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
    async ({}, give) => {
      const built = await buildExtension(origin);
      const browser = await openExtension(built);
      await give(browser);
      await browser.close();
      await browser.forget();
      await rm(built, { recursive: true, force: true });
    },
    { timeout: building },
  ],
  portals: async ({ portal }, give) => {
    const portals = await startPortals({ only: [portal] });
    await give(portals);
    await portals.close();
  },
  context: async ({ extension: { context } }, give) => {
    await markToursSeen(context);
    await give(context);
  },
  page: async ({ context }, give) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.setViewportSize({ width: 1_440, height: 900 });
    await give(page);
  },
});
