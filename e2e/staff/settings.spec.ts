import type { Page } from '@playwright/test';
import { makeRealm } from '../kit/accounts/make-realm.ts';
import { makeOffice, type Office } from '../kit/accounts/make-office.ts';
import { at, journeys, origin } from '../kit/server/addresses.ts';
import { inRealm, sql } from '../kit/server/realm-sql.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name });
const changes = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

test.describe('personal settings', () => {
  let office: Office;
  test.beforeAll(async () => {
    office = await makeOffice();
  });
  test.beforeEach(async ({ page }) => {
    const { name, password } = office.agents[0]!;
    await signIn(page, journeys, name, password);
    await page.goto(at(journeys, '/settings'));
    await expectScreen(page, 'settings');
  });

  test('profile: a new name is saved and shown everywhere, and leaving with unsaved changes asks first', async ({
    page,
  }) => {
    await page.getByLabel('First name').fill('Nandita');
    await expect(changes(page)).toContainText('1 unsaved change: First name');
    await tab(page, 'Shortcuts').click();
    await page.getByRole('button', { name: 'Keep editing' }).last().click();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText(/Saved \d/)).toBeVisible();
    await expect(changes(page)).toHaveCount(0);
    await expect(
      page
        .locator('.staff-sidebar')
        .getByText(/^Nandita/)
        .first(),
    ).toBeVisible();
    const { first } = await inRealm('journeys', (db) =>
      db.get<{ first: string }>(
        sql`select first_name as first from person where realm_id = ${db.realmId} and person_uid = ${office.agents[0]!.personUid}`,
      ),
    );
    expect(first).toBe('Nandita');
  });

  test('sessions: the session of another browser is listed and can be ended', onlyInAll, async ({ page, browser }) => {
    const other = await (await browser.newContext()).newPage();
    await signIn(other, journeys, office.agents[0]!.name, office.agents[0]!.password);
    await page.goto(at(journeys, '/settings?tab=security'));
    await page.reload();
    const sessions = page.getByRole('region', { name: 'Where you are signed in' });
    await expect(sessions.getByText('This session')).toHaveCount(1);
    await expect(sessions.getByText(/ on Linux/).first()).toBeVisible();
    await sessions.getByRole('button', { name: 'End all other sessions' }).click();
    await expect(sessions.getByRole('status')).toContainText(/sessions? ended/);
    await openRoute(other, '/applicants');
    await expectScreen(other, 'signIn');
    await openRoute(page, '/applicants');
    await expectScreen(page, 'applicants');
  });

  test('language: applies immediately and in other browsers', onlyInAll, async ({ page, browser }) => {
    await tab(page, 'Language and display').click();
    await page.getByRole('radiogroup', { name: 'Language' }).last().getByText('हिन्दी').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('सेटिंग');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    const other = await (await browser.newContext()).newPage();
    await signIn(other, journeys, office.agents[0]!.name, office.agents[0]!.password);
    await expect(other.locator('html')).toHaveAttribute('lang', 'hi');
    await page.locator('.set-form').getByText('English').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  });

  test('shortcuts: when off, letters do nothing, but Tab, Enter and Esc still work', onlyInAll, async ({ page }) => {
    await tab(page, 'Shortcuts').click();
    const single = page.getByRole('switch', { name: 'Single-key shortcuts' });
    await single.uncheck({ force: true });
    await openRoute(page, '/applications');
    await expectScreen(page, 'applications');
    await page.keyboard.press('n');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).not.toBeFocused();
    await expectScreen(page, 'applications');
    await page.keyboard.press('Control+k'); // not a single-key shortcut
    await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible();
    await page.keyboard.press('Escape');
    await openRoute(page, '/settings?tab=shortcuts');
    await single.check({ force: true });
    await openRoute(page, '/applications');
    await expectScreen(page, 'applications');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('password: a wrong current password is refused, the right one changes it and ends other sessions', async ({
    page,
  }) => {
    const { name, password } = office.agents[0]!;
    await tab(page, 'Security and sessions').click();
    const change = async (old: string, next: string) => {
      await page.getByLabel('Current password').fill(old);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByLabel('Confirm password', { exact: true }).fill(next);
      await page.getByRole('button', { name: 'Update Password' }).click();
    };
    await change('Not-The-Old-One-1!', 'Another-Way-2026!');
    await expect(page.getByText('The current password is incorrect.').first()).toBeVisible();
    await change(password, 'Another-Way-2026!');
    await expect(page.getByText(/Your password is changed|Saved/).first()).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await signIn(page, journeys, name, 'Another-Way-2026!');
    await expectScreen(page, 'applications');
  });
});

test('branding and rules of a realm: previewed while choosing, checked for contrast and saved', async ({ page }) => {
  test.setTimeout(test.info().timeout * 2);
  const { place, admin, remove } = await makeRealm();
  try {
    await signIn(page, place, admin.name, admin.password);
    await page.goto(at(place, '/settings?tab=branding'));
    const preview = page.getByRole('complementary', { name: 'Preview' });
    await expect(preview).not.toContainText('not saved yet');
    const verdict = page.locator('.set-verdict');
    await expect(verdict).toHaveAttribute('data-verdict', 'good');

    const button = preview.locator('.pv-button').first();
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await ground();
    await page.getByLabel('Colour', { exact: true }).fill('#fd640f');
    await page.keyboard.press('Enter');
    await expect(verdict).toHaveAttribute('data-verdict', 'adjusted');
    await expect(verdict).toContainText('White text on #fd640f is hard to read (3.00:1). Buttons use shade 8, #ca4700');
    await expect.poll(ground).toBe('rgb(202, 71, 0)');
    expect(before).not.toBe('rgb(202, 71, 0)');
    await page.getByLabel('Display name').fill('Second Day Travels');
    await expect(preview.getByRole('img', { name: 'Sign-in page of Second Day Travels' })).toBeVisible();
    await expect(preview).toContainText('not saved yet');
    await page.getByRole('button', { name: 'Save branding' }).click();
    await expect(preview).not.toContainText('not saved yet');
    await expect(page).toHaveTitle(/Second Day Travels/);
    const config = (await (await fetch(`${origin}/das/v1/realms/kc-realm/${place.realm}`)).json()) as {
      realmDisplayName: string;
      brandAssets: { brandColor: string };
    };
    expect([config.realmDisplayName, config.brandAssets.brandColor]).toEqual(['Second Day Travels', '#fd640f']);

    await tab(page, 'Rules and retention').click();
    await page.getByLabel('Keep deleted applications').fill('0');
    await expect(page.getByText('Enter 1 to 3,650 days')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save rules' })).toBeDisabled();
    await page.getByLabel('Keep deleted applications').fill('45');
    await page.getByRole('switch', { name: 'Not required' }).check();
    await page.getByRole('button', { name: 'Save rules' }).click();
    await expect(page.getByText(/Saved \d/)).toBeVisible();
    const { settings } = await inRealm(place.realm, (db) =>
      db.get<{ settings: { requireApproval: boolean; retention: { deletedDays: number } } }>(
        sql`select settings from realm where realm_id = ${db.realmId}`,
      ),
    );
    expect([settings.requireApproval, settings.retention.deletedDays]).toEqual([true, 45]);
    await page.reload();
    await expect(page.getByLabel('Keep deleted applications')).toHaveValue('45 days');
  } finally {
    await remove();
  }
});
