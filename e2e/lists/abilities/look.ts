import { expect } from '@playwright/test';
import type { Ability } from '../ability.types.ts';

export const columns: Ability = async (at) => {
  const head = at.page.getByRole('columnheader', { name: at.list.hides, exact: true });
  const chooser = at.page.getByRole('button', { name: 'Columns', exact: true });
  const choices = at.page.getByRole('group', { name: 'Columns' });
  await at.open();
  await expect(head).toBeVisible();
  await chooser.click();
  await choices.getByLabel(at.list.hides, { exact: true }).uncheck();
  await at.page.keyboard.press('Escape');
  await expect(head).toHaveCount(0);
  await expect(chooser).toBeFocused();
  await at.open('', { fresh: true }); // remembered in this browser
  await expect(head).toHaveCount(0);
  await chooser.click();
  await choices.getByRole('button', { name: 'Reset columns' }).click();
  await expect(head).toBeVisible();
};

export const density: Ability = async (at) => {
  const table = at.root.locator('.list-rows');
  const choose = (words: string) => at.root.locator('label').filter({ hasText: words }).click();
  const height = () => at.rows.first().evaluate((row) => row.getBoundingClientRect().height);
  await at.open();
  await expect(table).toHaveAttribute('data-density', 'comfortable');
  const tall = await height();
  await choose('Compact rows');
  await expect(table).toHaveAttribute('data-density', 'compact');
  expect(await height()).toBeLessThan(tall);
  await at.open('', { fresh: true });
  await expect(table).toHaveAttribute('data-density', 'compact');
  await choose('Comfortable rows');
  await expect(table).toHaveAttribute('data-density', 'comfortable');
};
