import type { Page } from '@playwright/test';
import { staffShell } from '../kit/browser/layout.ts';
import { realmAddresses } from '../kit/server/addresses.ts';
import { expectScreen, screen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });
const warning = (page: Page) => screen(page, 'desktopOnly');

for (const name of ['agent', 'traveller']) {
  test(`${name} is asked for a larger window at 900 px and not at 901`, async ({ page }) => {
    await signIn(page, realmAddresses.sunrise, name);
    await resize(page, 901);
    await expect(staffShell(page)).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
    await resize(page, 900);
    await expectScreen(page, 'desktopOnly');
    await expect(staffShell(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible(); // so that the user can leave
    await resize(page, 450);
    await expectScreen(page, 'desktopOnly');
    await resize(page, 901);
    await expect(warning(page)).toHaveCount(0);
    await expect(staffShell(page)).toBeVisible();
  });
}

test('a direct applicant is never asked for a larger window', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'applicant');
  for (const width of [1024, 901, 900, 451, 450, 390]) {
    await resize(page, width);
    await expectScreen(page, 'myApplications');
    await expect(warning(page)).toHaveCount(0);
  }
});

test('the header uses the tablet layout at 1023 px and the desktop layout at 1024 px', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'applicant');
  for (const width of [1023, 1024, 1023]) {
    await resize(page, width);
    const wide = width === 1024;
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: !wide });
    await expect(page.getByRole('banner').getByText('My Documents')).toHaveCount(wide ? 1 : 0);
  }
});

test('headings and gutters use the phone layout at 450 px and the tablet layout at 451 px', async ({ page }) => {
  await signIn(page, realmAddresses.sunrise, 'applicant');
  const heading = page.getByRole('heading', { level: 1 });
  for (const [width, size, gutter] of [
    [451, '32px', 32],
    [450, '27px', 16],
    [451, '32px', 32],
  ] as const) {
    await resize(page, width);
    await expect(heading).toHaveCSS('font-size', size);
    expect((await heading.boundingBox())!.x).toBe(gutter);
  }
});
