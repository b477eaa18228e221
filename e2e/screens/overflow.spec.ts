import type { BrowserContext } from '@playwright/test';
import { overflowFaults } from '../kit/browser/overflow-faults.ts';
import { inSelection } from '../kit/browser/scope.ts';
import { expect, test } from '../kit/browser/test.ts';
import { contextFor, show } from '../views/show.ts';
import { stateViews } from '../views/state-views.ts';
import { eachScreen, type View } from '../views/views.ts';

// Every screen and state is opened once and then made narrower. Staff screens below 901 px ask for a larger window.
const widths = (view: View) => (view.isWide ? [1440, 960] : [1440, 960, 800, 390, 320]);
const look = { width: 1440, scheme: 'light', language: 'en' } as const;

const views = [...eachScreen, ...stateViews].filter((_, i) => inSelection(i, 5, 20));
const profiles = Map.groupBy(views, ({ person, place }) => `${person ?? 'nobody'} of ${place.realm}`);

test.describe.configure({ mode: 'parallel' });

for (const [profile, group] of profiles)
  test.describe(profile, () => {
    test.describe.configure({ mode: 'default' }); // sequentially in one context
    let context: BrowserContext | undefined;
    test.afterAll(() => context?.close());

    for (const view of group)
      test(`inside the window at every width: ${view.name}`, async ({ browser }) => {
        context ??= await contextFor(browser, view, look);
        const page = await context.newPage();
        await show(page, view, look);
        for (const width of widths(view)) {
          await page.setViewportSize({ width, height: 900 });
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          await expect.soft.poll(() => overflowFaults(page), { message: `${width} px` }).toEqual([]);
        }
        await page.close();
      });
  });
