import type { Page } from '@playwright/test';
import { axeFaults } from '../kit/axe-faults.ts';
import { expect, test } from '../kit/test.ts';
import { isTurn } from '../kit/turns.ts';
import type { Look } from '../views/look.ts';
import { contextFor, show } from '../views/show.ts';
import { stepViews } from '../views/step-views.ts';
import { submitViews } from '../views/submit-views.ts';
import type { View } from '../views/views.ts';

// A page at 200 % has half the room: a window of 1440 px becomes 720, and 320 is a desktop of 1280 at 400 %, the least the guidelines ask for.
const zooms = [
  { name: '1440 px at 200 %', width: 720, height: 450 },
  { name: '320 px', width: 320, height: 640 },
] as const;

const languages = ['en', 'hi'] as const;

test.describe.configure({ mode: 'parallel' });

async function faults(page: Page, view: View, look: Look, zoom: (typeof zooms)[number]): Promise<string[]> {
  await page.setViewportSize(zoom);
  await show(page, view, look);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const found = [...(over > 1 ? [`${over} px too wide`] : []), ...(await axeFaults(page))];
  await page.close();
  return found.map((fault) => `${view.name}: ${fault}`);
}

// Before a landing each view is looked at in one width, and each width in one language; by hand in all of them.
for (const [i, zoom] of zooms.entries())
  for (const language of languages.filter((_, n) => isTurn(i, n, languages.length)))
    test(`the steps at ${zoom.name}, ${language}: nothing is cut off, nothing is against the rules`, async ({
      browser,
    }) => {
      test.setTimeout(test.info().timeout * 4);
      const found: string[] = [];
      const look = { width: zoom.width, scheme: 'light', language } as const;
      const turn = [...stepViews, ...submitViews].filter((_, n) => isTurn(n, i, zooms.length));
      const profiles = Map.groupBy(turn, ({ person }) => person);
      for (const views of profiles.values()) {
        const context = await contextFor(browser, views[0]!, look);
        for (const view of views) found.push(...(await faults(await context.newPage(), view, look, zoom)));
        await context.close();
      }
      expect(found).toEqual([]);
    });
