import { expect, type Page } from '@playwright/test';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { at, lists } from '../kit/places.ts';
import { expectScreen, openRoute } from '../kit/screen.ts';
import type { ListCase } from './cases.ts';

const selectOne = /^Select (?!all rows)/;

// A person standing before a list: what they see of it, and where the address says they are.
export function standingBefore(page: Page, list: ListCase) {
  const root = page.locator(`[data-list="${list.name}"]`);
  const rows = root.locator('tbody tr[data-row]');
  const ticks = root.getByRole('checkbox', { name: selectOne });
  const address = () => new URLSearchParams(new URL(page.url()).hash.split('?')[1] ?? '');
  const names = async () =>
    (await ticks.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).map((label) =>
      label.replace('Select ', ''),
    );
  return {
    page,
    list,
    root,
    rows,
    ticks,
    names,
    address,
    search: page.getByRole('searchbox', { name: `Search ${list.title}` }),
    span: root.locator('.list-span'),
    drawer: page.locator('.list-drawer'),
    drawerTitle: page.locator('.list-drawer').getByRole('heading', { level: 2 }),
    bulk: page.getByRole('toolbar', { name: 'Actions for the selection' }),
    link: (n: number) => rows.nth(n).locator('.list-link'),
    idOf: async (n: number) => (await rows.nth(n).getAttribute('data-row'))!,
    // Every ability begins before a list that was just opened: by leaving and coming back, or (fresh) by loading the page anew.
    open: async (query = '', { waits = true, fresh = false } = {}) => {
      const path = list.path + (query && `?${query}`);
      await page.mouse.move(0, 0); // a tip under a pointer left behind would take the first Esc
      if (fresh || page.url() === 'about:blank') {
        await page.goto('about:blank');
        await page.goto(at(lists, path));
      } else {
        await openRoute(page, '/elsewhere');
        await expect(root).toHaveCount(0);
        await openRoute(page, path);
      }
      await expectScreen(page, list.screen);
      if (waits) await expect(rows.first()).toBeVisible();
    },
    expectSpan: (text: string) => expect(root.locator('.list-span')).toHaveText(text),
    expectParameter: (name: string, value: string | null) => expect.poll(() => address().get(name)).toBe(value),
    // The call the list is read with, and no other: '/agent/list?…', not '/agent/list-choices'.
    calls: new RegExp(`${addresses[list.call].path.replaceAll('/', '\\/')}\\?`),
  };
}
export type Standing = ReturnType<typeof standingBefore>;
