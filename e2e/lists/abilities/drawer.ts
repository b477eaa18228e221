import { expect } from '@playwright/test';
import type { Ability } from '../ability.types.ts';

export const drawerByClick: Ability = async (at) => {
  await at.open();
  const [, name] = await at.names();
  const id = await at.idOf(1);
  await at.rows.nth(1).locator('td[data-column]').first().click(); // anywhere on the row
  await expect(at.drawerTitle).toHaveText(name!);
  await at.expectParameter('open', id);
  await expect(at.rows.nth(1)).toHaveAttribute('data-open', 'true');
  await at.page.goBack();
  await expect(at.drawer).toHaveCount(0);
};

// A copied link opens a row that is not on the shown page.
export const drawerByAddress: Ability = async (at) => {
  await at.open('size=100');
  const name = (await at.names()).at(-1)!;
  const id = await at.idOf(at.list.total - 1);
  await at.open(`open=${id}`, { fresh: true });
  await expect(at.drawerTitle).toHaveText(name);
  await at.open(`open=${crypto.randomUUID()}`);
  await expect(at.drawer.getByText('No longer available')).toBeVisible();
};

export const drawerTabs: Ability = async (at) => {
  await at.open();
  await at.link(0).click();
  const tabs = at.drawer.getByRole('tab');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  const words = at.list.tabs;
  await expect(tabs).toHaveText(words.map((word) => new RegExp(`^${word}`))); // followed by an optional count
  for (const i of words.keys()) {
    await tabs.nth(i).click();
    await expect(tabs.nth(i)).toHaveAttribute('aria-selected', 'true');
    const panel = at.drawer.getByRole('tabpanel');
    await expect(panel).toBeVisible();
    await expect(panel).not.toHaveText('');
    await expect(panel.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    if (i > 0) await expect.poll(() => at.address().get('tab')).toBeTruthy();
  }
  const tab = at.address().get('tab');
  await at.page.reload();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  expect(at.address().get('tab')).toBe(tab);
};

export const previousAndNext: Ability = async (at) => {
  await at.open();
  const names = await at.names();
  const previous = at.drawer.getByRole('button', { name: 'Previous row (K)' });
  const next = at.drawer.getByRole('button', { name: 'Next row (J)' });
  await at.link(0).click();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(at.drawerTitle).toHaveText(names[1]!);
  await next.click();
  await expect(at.drawerTitle).toHaveText(names[2]!);
  await at.expectParameter('open', await at.idOf(2));
  await previous.click();
  await expect(at.drawerTitle).toHaveText(names[1]!);
};

export const copyLink: Ability = async (at) => {
  await at.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await at.open();
  const id = await at.idOf(1);
  await at.link(1).click();
  await at.drawer.getByRole('button', { name: 'Copy link' }).click();
  await expect(at.page.getByText('Link copied').first()).toBeVisible();
  const link = await at.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(at.page.url());
  expect(link).toContain(`open=${id}`);
};

// Closing returns the focus to the row, by key and by button.
export const focusPreserved: Ability = async (at) => {
  await at.open();
  await at.link(1).focus();
  await at.page.keyboard.press('Enter');
  await expect(at.drawerTitle).toBeFocused();
  await at.page.keyboard.press('Escape');
  await expect(at.drawer).toHaveCount(0);
  await expect(at.link(1)).toBeFocused();
  await at.link(2).click();
  await at.drawer.getByRole('button', { name: 'Close (Esc)' }).click();
  await expect(at.drawer).toHaveCount(0);
  await expect(at.link(2)).toBeFocused();
};
