import type { BrowserContext } from '@playwright/test';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { expect, test } from '../kit/browser/test.ts';
import { lookName, looks, type Look } from '../views/look.ts';
import { contextFor, show } from '../views/show.ts';
import { stateViews } from '../views/state-views.ts';
import { eachScreen, type View } from '../views/views.ts';
import { inSelection } from '../kit/browser/scope.ts';

// Every view has one look in rotation, repeated views are skipped, and an overlay on a screen that is checked elsewhere is checked
// without that screen. AXE=all checks every view completely in all pairwise looks; the selection has every fifteenth view.
const all = process.env.AXE === 'all';
const views = [...eachScreen, ...stateViews]
  .filter((view) => all || !view.isRepeat)
  .filter((_, i) => inSelection(i, 0, 15));

interface Case {
  readonly view: View;
  readonly look: Look;
}
const cases: Case[] = views.flatMap((view, i) => {
  const every = looks(view);
  return (all ? every : [every[i % every.length]!]).map((look) => ({ view, look }));
});

// One browser context per person and look, so that scripts are compiled only once.
const profiles = Map.groupBy(
  cases,
  ({ view, look }) => `${view.person ?? 'nobody'} of ${view.place.realm} at ${lookName(look)}`,
);

test.describe.configure({ mode: 'parallel' });

for (const [profile, group] of profiles)
  test.describe(profile, () => {
    test.describe.configure({ mode: 'default' }); // sequentially in one context
    let context: BrowserContext | undefined;
    test.afterAll(() => context?.close());

    for (const { view, look } of group)
      test(`axe: ${view.name}`, async ({ browser }) => {
        context ??= await contextFor(browser, view, look);
        const page = await context.newPage();
        await show(page, view, look);
        expect(await axeFaults(page, all ? undefined : view.part)).toEqual([]);
        await page.close();
      });
  });
