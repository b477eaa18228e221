import { expect } from '@playwright/test';
import type { Ability } from '../ability.types.ts';

export const savedView: Ability = async (at) => {
  const name = `Zero ${Date.now() % 1_000_000}`;
  const asked = `${at.list.stem} 00`.toLowerCase();
  await at.open();
  await at.search.fill(asked);
  await at.expectSpan('1–9 of 9');
  await at.page.getByRole('button', { name: 'Save view' }).click();
  const dialog = at.page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog).toHaveCount(0);
  const tab = at.root.getByRole('tab', { name });
  await expect(tab).toHaveAttribute('aria-selected', 'true');

  await at.open('', { fresh: true });
  await at.expectSpan(`1–50 of ${at.list.total}`);
  await tab.click();
  await at.expectSpan('1–9 of 9');
  await expect(at.search).toHaveValue(asked);

  await at.page.getByRole('button', { name: 'View options' }).click();
  await at.page.getByRole('menuitem', { name: `Delete “${name}”` }).click();
  await expect(tab).toHaveCount(0);
  await at.expectSpan(`1–50 of ${at.list.total}`);
};
