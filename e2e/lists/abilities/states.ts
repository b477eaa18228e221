import { expect } from '@playwright/test';
import type { Ability } from '../ability.types.ts';

// Row-shaped placeholders, shown only if the response is slow.
export const skeleton: Ability = async (at) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await at.page.route(at.calls, async (route) => {
    await held;
    await route.continue();
  });
  await at.open('', { waits: false, fresh: true });
  await expect(at.root.locator('tr.list-skeleton').first()).toBeVisible();
  await expect(at.root).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(at.rows.first()).toBeVisible();
  await expect(at.root.locator('tr.list-skeleton')).toHaveCount(0);
  await at.page.unroute(at.calls);
};

export const empty: Ability = async (at) => {
  const nothing = { items: [], nextCursor: null, total: 0, more: false };
  await at.page.route(at.calls, (route) => route.fulfill({ json: nothing }));
  await at.open('', { waits: false, fresh: true });
  await expect(at.root.getByRole('heading', { name: at.list.empty })).toBeVisible();
  await expect(at.root).toHaveAttribute('data-state', 'empty');
  await expect(at.root.locator('.list-state-actions').getByRole('button')).toHaveText([...at.list.emptyActions]);
  await at.page.unroute(at.calls);
};

export const failing: Ability = async (at) => {
  const requestId = 'e2e-0000-4711';
  const body = { code: 'unknown', message: 'Oops! Something went wrong', requestId };
  await at.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await at.page.route(at.calls, (route) => route.fulfill({ status: 500, json: body }));
  await at.open('search=001', { waits: false, fresh: true });
  await expect(at.root.getByRole('heading', { name: 'The list could not be loaded' })).toBeVisible({ timeout: 20_000 });
  await at.page.getByRole('button', { name: `Copy request ID ${requestId}` }).click();
  expect(await at.page.evaluate(() => navigator.clipboard.readText())).toBe(requestId);
  await at.page.unroute(at.calls);
  await at.page.getByRole('button', { name: 'Try again' }).click();
  await expect(at.rows.first()).toBeVisible();
  await at.expectParameter('search', '001'); // the search is preserved
};
