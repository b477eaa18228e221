import { expect, type Page } from '@playwright/test';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { at, lists } from '../kit/server/addresses.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import type { ListCase } from './cases.ts';

const selectOne = /^Select (?!all rows)/;

// Page object of a list: its elements and the state in its address.
export function listPage(page: Page, list: ListCase) {
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
    // Every ability starts with a newly opened list: by leaving and returning, or with `fresh` by reloading the page.
    open: async (query = '', { waits = true, fresh = false } = {}) => {
      const path = list.path + (query && `?${query}`);
      await page.mouse.move(0, 0); // otherwise a tooltip under the pointer would take the first Escape
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
    // Only the call that reads the list: '/agent/list?…', not '/agent/list-choices'.
    calls: new RegExp(`${addresses[list.call].path.replaceAll('/', '\\/')}\\?`),
  };
}
export type ListPage = ReturnType<typeof listPage>;
