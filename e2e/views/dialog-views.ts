import type { Page } from '@playwright/test';
import type { ScreenId } from '@visawright/contract/screens.ts';
import { places } from '../kit/places.ts';
import type { View } from './views.ts';

const dialog = (page: Page) => page.getByRole('dialog').first().waitFor();
const rows = (page: Page) => page.locator('tbody tr[data-row]').first().waitFor();

// A row's menu offers only what the row allows: the first row that has the action is taken.
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

const view = (person: string, hash: string, screen: ScreenId, name: string, prepare: View['prepare']): View => ({
  name: `${person} ${screen}, ${name}`,
  place: places.sunrise,
  person,
  hash,
  screen,
  side: 'staff',
  isWide: true,
  part: '[role="dialog"]',
  ...(prepare && { prepare }),
});

const applications = (action: string) =>
  view('agency', '/applications', 'applications', `${action} dialog`, byMenu(action));

export const dialogViews: readonly View[] = [
  ...['edit', 'transfer', 'send', 'outcome', 'reopen'].map(applications),
  view('agency', '/applications', 'applications', 'filter', byButton('.list-chip-add')),
  view('agency', '/applications?outcome=PENDING', 'applications', 'save view', saveView),
  view('agency', '/applicants', 'applicants', 'new', byButton('.list-primary')),
  view('agency', '/applicants', 'applicants', 'start link', byMenu('startLink')),
  view('agency', '/applicants', 'applicants', 'import', byButton('.list-live button')),
  view('agency', '/agents', 'agents', 'invite', byButton('.list-primary')),
  view('agency', '/agents', 'agents', 'suspend', byMenu('suspend')),
  view('admin', '/agency', 'agencies', 'invite', byButton('.list-primary')),
  view('admin', '/agency', 'agencies', 'suspend', byMenu('suspend')),
  view('admin', '/distributor', 'distributors', 'invite', byButton('.list-primary')),
  view('agent', '/applications', 'applications', 'palette', byKey('Control+k')),
  view('agent', '/applications', 'applications', 'help', byKey('?')),
];
