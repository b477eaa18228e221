import { expect } from '@playwright/test';
import type { Ability } from '../ability.types.ts';

export const keyboard: Ability = async (at) => {
  await at.open();
  const { keyboard: keys } = at.page;
  const names = await at.names();
  for (const key of ['j', 'j', 'j', 'k']) await keys.press(key);
  await expect(at.link(1)).toBeFocused();
  await expect(at.rows.nth(1)).toHaveAttribute('data-cursor', 'true');
  await keys.press('x');
  await expect(at.ticks.nth(1)).toBeChecked();
  await keys.press('j');
  await keys.press('j');
  await keys.press('Shift+X');
  await expect(at.bulk).toContainText('3 selected');
  await keys.press('Enter');
  await expect(at.drawerTitle).toHaveText(names[3]!);
  await keys.press('j');
  await expect(at.drawerTitle).toHaveText(names[4]!);
  await keys.press('Escape');
  await expect(at.drawer).toHaveCount(0);
  await expect(at.bulk).toContainText('3 selected'); // first the drawer, then the selection
  await expect(at.link(4)).toBeFocused();
  await keys.press('Escape');
  await expect(at.bulk).toHaveCount(0);
  await keys.press('/');
  await expect(at.search).toBeFocused();
  await keys.type('jx'); // letters go into the field now
  await expect(at.search).toHaveValue('jx');
  await keys.press('Escape');
  await expect(at.search).toHaveValue('');
};
