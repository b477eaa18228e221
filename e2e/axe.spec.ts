import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './kit/test.ts';
import { keptContexts } from './views/kept-contexts.ts';
import { lookName, looks } from './views/look.ts';
import { show } from './views/show.ts';
import { stateViews } from './views/state-views.ts';
import { eachScreen } from './views/views.ts';

// AXE=all walks every pairwise look of every view; otherwise each view has one, the looks take turns, and repeats are left out.
const all = process.env.AXE === 'all';
const views = [...eachScreen, ...stateViews].filter((view) => all || !view.isRepeat);

test.describe.configure({ mode: 'parallel' });
const contexts = keptContexts();
test.afterAll(() => contexts.close());

const colours = (data: { fgColor?: string; bgColor?: string } | undefined) =>
  data?.fgColor ? ` (${data.fgColor} on ${data.bgColor})` : '';

views.forEach((view, i) => {
  const every = looks(view);
  for (const look of all ? every : [every[i % every.length]!])
    test(`axe: ${view.name} at ${lookName(look)}`, async ({ browser }) => {
      const page = await (await contexts.for(browser, view, look)).newPage();
      await show(page, view, look);
      // No frames here to gather from: the legacy way needs no second page for the results.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')}${colours(node.any[0]?.data)}`).join(' | ')}`), // prettier-ignore
      ).toEqual([]);
      await page.close();
    });
});
