import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './kit/test.ts';
import { lookName, looks } from './views/look.ts';
import { contextFor, show } from './views/show.ts';
import { stateViews } from './views/state-views.ts';
import { eachScreen } from './views/views.ts';

// AXE=all walks every pairwise look of every view; otherwise each view has one, and the looks take turns.
const all = process.env.AXE === 'all';

test.describe.configure({ mode: 'parallel' });

[...eachScreen, ...stateViews].forEach((view, i) => {
  const every = looks(view);
  for (const look of all ? every : [every[i % every.length]!])
    test(`axe: ${view.name} at ${lookName(look)}`, async ({ browser }) => {
      const context = await contextFor(browser, view, look);
      const page = await context.newPage();
      await show(page, view, look);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`),
      ).toEqual([]);
      await context.close();
    });
});
