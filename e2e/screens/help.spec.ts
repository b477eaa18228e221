import type { Page } from '@playwright/test';
import { axeFaults } from '../kit/browser/axe-faults.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { sessionOf } from '../kit/browser/signed-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { at, origin, realmAddresses } from '../kit/server/addresses.ts';

const { sunrise } = realmAddresses;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('help for staff', () => {
  test.use({ storageState: async ({ browser }, give) => give(await sessionOf(browser, sunrise, 'agent')) });

  test('an agent opens the guide from the shortcuts and from the palette, finds a section and follows a link', async ({
    page,
  }) => {
    await page.goto(at(sunrise, '/applications'));
    await expectScreen(page, 'applications');
    await page.getByRole('button', { name: 'Shortcuts and help' }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Open the guide for your work/ }).click();
    const guide = await opened;
    await expect(heading(guide)).toHaveText('Guide for agents');

    const sections = guide.locator('.help-guide > section:visible');
    const all = await sections.count();
    await guide.getByLabel('Search this guide').fill('transfer');
    await expect(guide.getByRole('status')).toHaveText(/Sections found: [12]$/);
    expect(await sections.count()).toBeLessThan(all);
    await guide.getByLabel('Search this guide').fill('no such word');
    await expect(guide.getByRole('status')).toContainText('Nothing in this guide');
    await guide.getByLabel('Search this guide').fill('');
    await expect(sections).toHaveCount(all);
    await guide
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Complete the form' })
      .click();
    await expect(guide.getByRole('heading', { name: 'Complete the form' })).toBeInViewport();
    await guide.getByRole('link', { name: 'browser extension' }).click();
    await expect(heading(guide)).toHaveText('Fill in the online form with the extension');
    await guide.getByRole('link', { name: 'All guides' }).click();
    await expect(guide.getByRole('listitem')).toHaveCount(6);
    await guide.close();

    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog', { name: 'Search or jump to' });
    await expect(box.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('help');
    const again = page.waitForEvent('popup');
    await box.getByRole('option', { name: 'Open the guide for your work' }).click();
    await expect(heading(await again)).toHaveText('Guide for agents');
  });
});

test.describe('help for travellers', () => {
  test.use({ storageState: async ({ browser }, give) => give(await sessionOf(browser, sunrise, 'applicant')) });

  test('a traveller on a phone opens the guide from the menu, and reads it in Hindi', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at(sunrise, '/applications'));
    await page.getByRole('button', { name: 'Open menu' }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Guide for travellers/ }).click();
    const guide = await opened;
    await expect(heading(guide)).toHaveText('Guide for travellers');
    await guide.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(heading(guide)).toHaveText('यात्रियों के लिए गाइड');
    await expect(guide.locator('html')).toHaveAttribute('lang', 'hi');
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 800, 390])
    test(`guides at ${width} px, ${colorScheme}: no fault, nothing wider than the page, every picture is there`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme });
      const page = await context.newPage();
      for (const path of ['/help', '/help/traveller?lang=hi', '/help/admin?lang=en', '/help/extension?lang=en']) {
        await page.goto(origin + path);
        await expect(heading(page)).toBeVisible();
        expect(await axeFaults(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
        for (const picture of await page.locator('img').all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect
            .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), path)
            .toBeGreaterThan(0);
        }
      }
      await context.close();
    });

test('a guide is readable without a script and prints without its navigation', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/help/reviewer?lang=en`);
  await expect(page.getByRole('heading', { name: 'Return a section well' })).toBeVisible();
  await expect(page.getByLabel('Search this guide')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print this guide' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Return a section well' })).toBeVisible();
  await context.close();
});
