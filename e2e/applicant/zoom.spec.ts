import type { Page } from '@playwright/test';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { expect, test } from '../kit/browser/test.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import type { Look } from '../views/look.ts';
import { contextFor, show } from '../views/show.ts';
import { stepViews } from '../views/step-views.ts';
import { submitViews } from '../views/submit-views.ts';
import type { View } from '../views/views.ts';

// Zooming to 200 % halves the viewport: 1440 px become 720. 320 px are a desktop of 1280 px at 400 %, the minimum that WCAG requires.
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

for (const zoom of zooms)
  for (const language of languages)
    test(
      `the steps at ${zoom.name}, ${language}, are not cut off and have no accessibility faults`,
      onlyInAll,
      async ({ browser }) => {
        test.setTimeout(test.info().timeout * 4);
        const found: string[] = [];
        const look = { width: zoom.width, scheme: 'light', language } as const;
        const profiles = Map.groupBy([...stepViews, ...submitViews], ({ person }) => person);
        for (const views of profiles.values()) {
          const context = await contextFor(browser, views[0]!, look);
          for (const view of views) found.push(...(await faults(await context.newPage(), view, look, zoom)));
          await context.close();
        }
        expect(found).toEqual([]);
      },
    );
