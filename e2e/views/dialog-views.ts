import type { Page } from '@playwright/test';
import type { ScreenId } from '@visawright/contract/platform/screens.ts';
import { staffView } from './staff-view.ts';
import type { View } from './views.ts';

const dialog = (page: Page) => page.getByRole('dialog').first().waitFor();
const rows = (page: Page) => page.locator('tbody tr[data-row]').first().waitFor();

// A row menu has only the allowed actions, so the first row with the action is used.
const byMenu = (action: string) => async (page: Page) => {
  await rows(page);
  const buttons = page.locator('tbody .list-more button');
  for (let n = 0; n < Math.min(30, await buttons.count()); n++) {
    await buttons.nth(n).click();
    await page.getByRole('menu').waitFor();
    const item = page.locator(`[role="menu"] [data-action="${action}"]`);
    if (await item.count()) {
      await item.click();
      return dialog(page);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  throw new Error(`no row offers ${action}`);
};
const byButton = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await dialog(page);
};
const inviteMany = async (page: Page) => {
  await byButton('.list-primary')(page);
  await page.getByRole('button', { name: /Invite several|एक साथ/ }).click();
  await page.getByRole('dialog').locator('textarea').waitFor();
};
const byKey = (key: string) => async (page: Page) => {
  await rows(page);
  await page.keyboard.press(key);
  await dialog(page);
};

const saveView = async (page: Page) => {
  await rows(page);
  await page.locator('.list-saveview').click();
  await dialog(page);
};

const dialogView = (person: string, hash: string, screen: ScreenId, name: string, prepare: View['prepare']): View =>
  staffView(person, hash, screen, name, { part: '[role="dialog"]', ...(prepare && { prepare }) });

const applications = (action: string) =>
  dialogView('agency', '/applications', 'applications', `${action} dialog`, byMenu(action));

export const dialogViews: readonly View[] = [
  ...['edit', 'transfer', 'send', 'outcome', 'reopen'].map(applications),
  dialogView('agency', '/applications', 'applications', 'filter', byButton('.list-chip-add')),
  dialogView('agency', '/applications?outcome=PENDING', 'applications', 'save view', saveView),
  dialogView('agency', '/applicants', 'applicants', 'new', byButton('.list-primary')),
  dialogView('agency', '/applicants', 'applicants', 'start link', byMenu('startLink')),
  dialogView('agency', '/applicants', 'applicants', 'import', byButton('.list-live button')),
  dialogView('agency', '/agents', 'agents', 'invite', byButton('.list-primary')),
  dialogView('agency', '/agents', 'agents', 'invite many', inviteMany),
  dialogView('agency', '/agents', 'agents', 'suspend', byMenu('suspend')),
  dialogView('admin', '/agency', 'agencies', 'invite', byButton('.list-primary')),
  dialogView('admin', '/agency', 'agencies', 'suspend', byMenu('suspend')),
  dialogView('admin', '/distributor', 'distributors', 'invite', byButton('.list-primary')),
  dialogView('agent', '/applications', 'applications', 'palette', byKey('Control+k')),
  dialogView('agent', '/applications', 'applications', 'help', byKey('?')),
];
