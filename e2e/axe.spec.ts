import type { BrowserContext } from '@playwright/test';
import { axeFaults } from './kit/axe-faults.ts';
import { expect, test } from './kit/test.ts';
import { lookName, looks, type Look } from './views/look.ts';
import { contextFor, show } from './views/show.ts';
import { stateViews } from './views/state-views.ts';
import { eachScreen, type View } from './views/views.ts';

// AXE=all walks every pairwise look of every view, whole. Otherwise each view has one look, the looks take turns, repeats are left out,
// and what lies over a screen that is looked at elsewhere is looked at by itself.
const all = process.env.AXE === 'all';
const views = [...eachScreen, ...stateViews].filter((view) => all || !view.isRepeat);

interface Case {
  readonly view: View;
  readonly look: Look;
}
const cases: Case[] = views.flatMap((view, i) => {
  const every = looks(view);
  return (all ? every : [every[i % every.length]!]).map((look) => ({ view, look }));
});

// One browser profile a person and look: the second view finds the scripts of the first one compiled.
const profiles = Map.groupBy(cases, ({ view, look }) => `${view.person ?? 'nobody'} of ${view.place.realm} at ${lookName(look)}`); // prettier-ignore

test.describe.configure({ mode: 'parallel' });

for (const [profile, looked] of profiles)
  test.describe(profile, () => {
    test.describe.configure({ mode: 'default' }); // one after the other, in one profile
    let context: BrowserContext | undefined;
    test.afterAll(() => context?.close());

    for (const { view, look } of looked)
      test(`axe: ${view.name}`, async ({ browser }) => {
        context ??= await contextFor(browser, view, look);
        const page = await context.newPage();
        await show(page, view, look);
        expect(await axeFaults(page, all ? undefined : view.part)).toEqual([]);
        await page.close();
      });
  });
