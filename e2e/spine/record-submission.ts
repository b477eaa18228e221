import type { Application } from '@visawright/contract/applications/application.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { expect } from '../kit/browser/test.ts';
import type { Journey } from './journey.ts';

// The receipt is on the Submit screen, the traveller records the submission, and the form says what the portal held.
export async function recordSubmission(journey: Journey, reference: string): Promise<void> {
  const { page, user, me, applicationUid } = journey;
  await page.bringToFront();
  await openRoute(page, `/summary?applicationUid=${applicationUid}`);
  user.taps++; // receipts that were fetched less than half a minute ago are fetched again only when the page is loaded anew
  await page.reload();
  await expectScreen(page, 'summary');
  const receipt = page.locator('[data-online-form]');
  await expect(receipt.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'equal');
  await expect(receipt.locator('[data-fact="reference"] dd')).toHaveText(reference);

  await user.tap(page.locator('[data-stage="CONFIRMED"]').getByRole('button', { name: 'I have applied' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Reference or tracking number')).toHaveValue(reference);
  await user.tap(dialog.getByRole('button', { name: 'I have applied' }));
  await expect(page.locator('[data-headline="submitted"]')).toBeVisible();
  const { status } = await me.ask<Application>('getApplication', { query: { applicationUid } });
  expect(status).toBe('submitted');
}

// Beside the answers of the declared form: whether the portal held the same.
export async function expectReceiptInForm({ page, applicationUid }: Journey): Promise<void> {
  await expect(page.locator('[data-online-form]')).toBeVisible();
  await openRoute(page, `/form?applicationUid=${applicationUid}`);
  await expectScreen(page, 'review');
  await expect(page.locator('[data-field="surname"] [data-portal]')).toHaveAttribute('data-portal', 'equal');
  await expect(page.locator('[data-portal="differs"]')).toHaveCount(0);
}
