import { expect } from '@playwright/test';
import type { Ability } from '../ability.types.ts';

// A filter is part of the address, is removed by Back, restored by Forward, and can be removed by its chip.
export const filter: Ability = async (at) => {
  const { label, option, parameter, value, finds } = at.list.filter;
  await at.open();
  await at.page.getByRole('button', { name: 'Filter', exact: true }).click();
  const chooser = at.page.getByRole('dialog', { name: 'Filter', exact: true });
  const direct = chooser.getByRole('group', { name: label, exact: true });
  const direction = chooser.getByRole('button', { name: label, exact: true });
  await expect(direct.or(direction)).toBeVisible();
  if (await direction.isVisible()) await direction.click();
  await direct.getByLabel(option, { exact: true }).check();
  await at.page.keyboard.press('Escape');
  const chip = at.page.getByRole('button', { name: `Filter ${label}: ${option}` });
  await expect(chip).toBeVisible();
  await at.expectParameter(parameter, value);
  await at.expectSpan(finds > 50 ? `1–50 of ${finds}` : `1–${finds} of ${finds}`);

  await at.page.goBack();
  await expect(chip).toHaveCount(0);
  await at.expectSpan(`1–50 of ${at.list.total}`);
  await at.page.goForward();
  await expect(chip).toBeVisible();
  await at.expectParameter(parameter, value);

  await at.page.getByRole('button', { name: `Remove filter ${label}` }).click();
  await expect(chip).toHaveCount(0);
  await at.expectParameter(parameter, null);
  await expect(at.page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
};
