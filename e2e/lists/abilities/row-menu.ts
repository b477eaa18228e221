import { expect } from '@playwright/test';
import type { Ability } from '../ability.types.ts';

export const rowMenu: Ability = async (at) => {
  await at.open(`search=${encodeURIComponent(`${at.list.stem} 001`)}`);
  const button = at.page.getByRole('button', { name: `More actions for ${at.list.stem} 001` });
  await button.click();
  await expect(at.page.getByRole('menu').getByRole('menuitem')).toHaveText([...at.list.menu]);
  await at.page.keyboard.press('Escape');
  await expect(at.page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(at.drawer).toHaveCount(0);
};
