import { join } from 'node:path';
import { root } from '../../ops/product.ts';
import { applicationIn, continueButton, documentRow, sendDocuments } from '../kit/applications/apply-steps.ts';
import { CountingUser } from '../kit/browser/counting-user.ts';
import { letterDocument } from '../kit/documents/document-cards.ts';
import { journeys } from '../kit/server/addresses.ts';
import { productWith, type ProductCopy } from '../kit/packages/product-copy.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';

// A new country is added with one data file and the command in packages/forms/README.md, without changing code.
const building = 300_000;
const data = join(root, 'packages', 'forms', 'src', 'testing', 'atlantis.json');
const trip = 'category=Tourism&fromCountry=IND&toCountry=MLT&fromDate=09/03/2099&toDate=20/03/2099';

let copy: ProductCopy;
test.beforeAll(async () => {
  test.setTimeout(building);
  copy = await productWith({ 'packages/forms/destinations/atlantis.json': data });
});
test.afterAll(() => copy?.stop());

test('a destination added as a data file can be chosen and has its checklist, form and rules', async ({ page }) => {
  test.setTimeout(test.info().timeout * 2);
  const person = await makePerson({ role: 'applicant', applicantType: 'D2C' });
  await signIn(page, { ...journeys, address: `${copy.origin}/journeys` }, person.name, person.password);

  await openRoute(page, `/get-visa?${trip}`);
  await expectScreen(page, 'getVisa');
  await expect(page.getByRole('main')).toContainText('Malta');

  await openRoute(page, `/visa-requirements?${trip}`);
  await expectScreen(page, 'visaRequirements');
  await expect(page.getByRole('main')).toContainText('Bank statement of the last 3 months');
  await expect(page.getByRole('main')).not.toContainText('Invitation letter'); // only for business travellers

  await continueButton(page).click();
  await expectScreen(page, 'documentPlayground');
  await expect.poll(() => page.url()).toContain('applicationUid=');
  for (const title of ['Passport', 'Photo 35 x 45 mm', 'Bank statement of the last 3 months'])
    await expect(documentRow(page, title)).toBeVisible();

  // Review opens with the first document, which is uploaded to the copy because the product under test has no such destination.
  const applicationUid = applicationIn(page);
  await sendDocuments(page, new CountingUser(), [await letterDocument(applicationUid)]);
  await expect(page.locator('[data-step="3"] a[href]')).toBeVisible();
  await openRoute(page, `/form?applicationUid=${applicationUid}`);
  await expectScreen(page, 'review');
  await expect(page.getByText('You and your passport').first()).toBeVisible();
  await expect(page.locator('[data-field="passportNumber"]')).toBeVisible();

  await page.goto(`${copy.origin}/share/rules/atlantis?realm=journeys&lang=en`);
  await expect(page.getByText('3 blank pages')).toBeVisible();
  await expect(page.getByText('Portal of the tests').first()).toBeVisible(); // the data does not say where a rule comes from
});
