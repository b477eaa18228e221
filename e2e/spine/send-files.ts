import { sendDocuments } from '../kit/applications/apply-steps.ts';
import { mailOf } from '../kit/accounts/demo-people.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { fillForm } from '../kit/browser/sign-in.ts';
import { expect } from '../kit/browser/test.ts';
import { expectRead, readWithin } from '../kit/documents/document-cards.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import type { Journey } from './journey.ts';

// Signs in and sends the passport and the file of nine documents. Returns the milliseconds until all of them are on the screen, read.
export async function sendFiles({ page, user, traveller, person, applicationUid }: Journey): Promise<number> {
  const { front, back, nine } = traveller;
  await page.goto(at(journeys));
  await fillForm(page, mailOf(person.name, journeys.realm), person.password, user);
  await expectScreen(page, 'myApplications');
  await user.tap(page.getByRole('link', { name: /^Continue/ }).first());
  await expectScreen(page, 'documentPlayground');
  const sent = Date.now();
  await sendDocuments(page, user, [front, back, nine]);
  await expect(page.locator('[data-item="Passport, plus old passports"]')).toHaveAttribute('data-state', 'done', {
    timeout: readWithin,
  });
  await openRoute(page, `/fileUpload?applicationUid=${applicationUid}`);
  await expectScreen(page, 'fileUpload');
  await expect(page.getByText('Documents you add here go to the application for Germany.')).toBeVisible();
  await expectRead(page, 2 + nine.documents.length);
  return Date.now() - sent;
}
