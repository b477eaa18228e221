import type { Page } from '@playwright/test';
import type { BlankDestination } from '@visawright/contract/delivery/blank.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { drawSpecimen } from '@visawright/server/testing.ts';
import { makeRealm } from '../kit/accounts/make-realm.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { patience } from '../kit/patience.ts';

// The first two sections are enough: every kind of field is in them.
async function specimen(destination: 'vietnam' | 'singapore', isFlat: boolean): Promise<Buffer> {
  const form = await loadForm(destination);
  const { pdf } = await drawSpecimen({ ...form, sections: form.sections.slice(0, 2) }, { isFlat });
  return Buffer.from(pdf);
}

async function upload(page: Page, country: string, pdf: Buffer): Promise<void> {
  await page.getByRole('button', { name: `Upload a form for ${country}` }).click();
  const dialog = page.getByRole('dialog');
  const picker = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /Choose/ }).click();
  await (await picker).setFiles({ name: 'form.pdf', mimeType: 'application/pdf', buffer: pdf });
  await dialog.getByLabel('Name of the form').fill('Specimen form');
  await dialog.getByLabel('Where it was taken from').fill('Drawn by ourselves');
  await dialog.getByLabel('Date of the form').fill('2026-06-01');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog).toHaveCount(0, { timeout: 60_000 * patience }); // the sandbox opens the PDF
}

// Confirms each unsure suggestion, and leaves a field empty that has none.
async function decideFields(page: Page): Promise<void> {
  const [publish, next] = ['Publish', 'Next to decide'].map((name) => page.getByRole('button', { name, exact: true }));
  for (let left = 120; left > 0 && (await next!.isVisible()); left--) {
    await next!.click();
    const editor = page.getByRole('region', { name: /^Field: / });
    const confirm = editor.getByRole('button', { name: 'Correct', exact: true });
    if (await confirm.isVisible()) await confirm.click();
    else await editor.getByText('Nothing', { exact: true }).click();
  }
  await expect(publish!).toBeEnabled();
}

async function publishForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function trySample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try with sample data' }).click();
  await expect(page.locator('.blk-writing').filter({ hasText: /\S/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the fields' }).click();
}

test(
  'an admin installs a form with fields and a flat one, tries them and publishes them',
  onlyInAll,
  async ({ page }) => {
    test.setTimeout(200_000 * patience);
    const { place, admin, remove } = await makeRealm();
    try {
      await signIn(page, place, admin.name, admin.password);
      await openRoute(page, '/settings?tab=officialForms');

      await upload(page, 'Vietnam', await specimen('vietnam', false));
      await decideFields(page);
      await trySample(page);
      await publishForm(page);
      await page.getByRole('button', { name: 'All official forms' }).click();

      await upload(page, 'Singapore', await specimen('singapore', true));
      await expect(page.getByText('This PDF has no form fields')).toBeVisible();
      await page.getByRole('button', { name: 'Mark a text field' }).click();
      const sheet = (await page.locator('.blk-sheet svg').boundingBox())!;
      await page.mouse.move(sheet.x + sheet.width * 0.4, sheet.y + sheet.height * 0.15);
      await page.mouse.down();
      await page.mouse.move(sheet.x + sheet.width * 0.8, sheet.y + sheet.height * 0.18, { steps: 5 });
      await page.mouse.up();
      const questions = page.getByRole('combobox', { name: 'Questions' });
      await questions.click();
      await page.getByRole('option').first().click();
      await page.keyboard.press('Escape');
      await trySample(page);
      await publishForm(page);

      const { destinations } = await (
        await personClient(admin)
      ).ask<{ destinations: BlankDestination[] }>('listBlanks');
      const installed = destinations.filter(({ form }) => form === 'official').map(({ formId }) => formId);
      expect(installed.toSorted()).toEqual(['singapore', 'vietnam']);
    } finally {
      await remove();
    }
  },
);
