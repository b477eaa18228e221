import { join } from 'node:path';
import { root } from '../ops/product.ts';
import { applicationIn, goOn, paperRow, sendPapers } from './kit/apply.ts';
import { Hand } from './kit/hand.ts';
import { letterPaper } from './kit/papers.ts';
import { journeys } from './kit/places.ts';
import { productWith, type ProductCopy } from './kit/product-copy.ts';
import { expectScreen, openRoute } from './kit/screen.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { makePerson } from './kit/throw-away.ts';

// A country the product does not have, added by one data file and the command of packages/forms/README.md: no code is edited.
const building = 300_000;
const data = join(root, 'packages', 'forms', 'src', 'testing', 'atlantis.json');
const trip = 'category=Tourism&fromCountry=IND&toCountry=MLT&fromDate=09/03/2099&toDate=20/03/2099';

let copy: ProductCopy;
test.beforeAll(async () => {
  test.setTimeout(building);
  copy = await productWith({ 'packages/forms/destinations/atlantis.json': data });
});
test.afterAll(() => copy?.stop());

test('a destination of one data file is chosen, has its checklist, its form and its rules', async ({ page }) => {
  test.setTimeout(test.info().timeout * 2);
  const person = await makePerson({ role: 'applicant', applicantType: 'D2C' });
  await signIn(page, { ...journeys, address: `${copy.origin}/journeys` }, person.name, person.password);

  await openRoute(page, `/get-visa?${trip}`);
  await expectScreen(page, 'getVisa');
  await expect(page.getByRole('main')).toContainText('Malta');

  await openRoute(page, `/visa-requirements?${trip}`);
  await expectScreen(page, 'visaRequirements');
  await expect(page.getByRole('main')).toContainText('Bank statement of the last 3 months');
  await expect(page.getByRole('main')).not.toContainText('Invitation letter'); // of business travellers

  await goOn(page).click();
  await expectScreen(page, 'documentPlayground');
  await expect.poll(() => page.url()).toContain('applicationUid=');
  for (const title of ['Passport', 'Photo 35 x 45 mm', 'Bank statement of the last 3 months'])
    await expect(paperRow(page, title)).toBeVisible();

  // Review opens with the first paper. It goes through the copy: the product beside it knows no such destination.
  const applicationUid = applicationIn(page);
  await sendPapers(page, new Hand(), [await letterPaper(applicationUid)]);
  await expect(page.locator('[data-step="3"] a[href]')).toBeVisible();
  await openRoute(page, `/form?applicationUid=${applicationUid}`);
  await expectScreen(page, 'review');
  await expect(page.getByText('You and your passport').first()).toBeVisible();
  await expect(page.locator('[data-field="passportNumber"]')).toBeVisible();

  await page.goto(`${copy.origin}/share/rules/atlantis?realm=journeys&lang=en`);
  await expect(page.getByText('3 blank pages')).toBeVisible();
  await expect(page.getByText('Written for the tests').first()).toBeVisible();
});
