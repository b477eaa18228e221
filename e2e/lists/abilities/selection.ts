import { expect } from '@playwright/test';
import type { Ability } from '../ability.types.ts';

export const selection: Ability = async (at) => {
  await at.open();
  const all = at.page.getByRole('checkbox', { name: 'Select all rows on this page' });
  await at.ticks.nth(0).check();
  await at.ticks.nth(2).check();
  await expect(at.bulk).toContainText('2 selected');
  await expect(all).toHaveJSProperty('indeterminate', true);
  await all.check();
  await expect(at.bulk).toContainText('50 selected');
  await at.page.getByRole('button', { name: 'Next page' }).click();
  await at.expectSpan(`51–${at.list.total} of ${at.list.total}`);
  await at.ticks.nth(0).check();
  await expect(at.bulk).toContainText('51 selected'); // the selection is preserved across pages
  await at.bulk.getByRole('button', { name: 'Clear selection' }).click();
  await expect(at.bulk).toHaveCount(0);
  await expect(at.ticks.nth(0)).not.toBeChecked();
};

export const range: Ability = async (at) => {
  await at.open();
  await at.ticks.nth(1).click();
  await at.ticks.nth(5).click({ modifiers: ['Shift'] });
  await expect(at.bulk).toContainText('5 selected');
  for (const n of [1, 2, 3, 4, 5]) await expect(at.ticks.nth(n)).toBeChecked();
  await expect(at.ticks.nth(0)).not.toBeChecked();
  await expect(at.ticks.nth(6)).not.toBeChecked();
};

export const bulkBar: Ability = async (at) => {
  await at.open();
  await expect(at.bulk).toHaveCount(0);
  await at.ticks.nth(0).check();
  await expect(at.bulk.locator('[data-action]')).toHaveText([...at.list.bulk, 'Export']);
  await at.search.fill(at.list.stem); // a new search clears the selection
  await expect(at.bulk).toHaveCount(0);
};

export const allMatching: Ability = async (at) => {
  await at.open();
  await at.ticks.nth(0).check();
  await at.bulk.getByRole('button', { name: `Select all ${at.list.total} matching` }).click();
  await expect(at.bulk).toContainText(`All ${at.list.total} matching selected`);
  for (const n of [0, 1, 49]) await expect(at.ticks.nth(n)).toBeChecked();
  await at.page.getByRole('button', { name: 'Next page' }).click();
  await expect(at.ticks.nth(0)).toBeChecked();
  await at.page.keyboard.press('Escape');
  await expect(at.bulk).toHaveCount(0);
};
