import { journeys, realmAddresses } from '../kit/server/addresses.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { makePerson } from '../kit/accounts/make-person.ts';

const language = (lang: string) => `html[lang="${lang}"]`;

test.describe('a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' });
  test('still gets English until the user chooses', async ({ page }) => {
    await page.goto(realmAddresses.sunrise.address);
    await expect(page.getByText('Sign in to your account to continue')).toBeVisible();
    await expect(page.locator(language('en'))).toHaveCount(1);
  });
});

test('Hindi chosen at sign-in is preserved after a reload, through sign-in and after logout', async ({ page }) => {
  await page.goto(realmAddresses.sunrise.address);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator(language('hi'))).toHaveCount(1);
  await expect(page.getByText('जारी रखने के लिए अपने खाते में साइन इन करें')).toBeVisible();
  await page.reload();
  await expect(page.getByText('जारी रखने के लिए अपने खाते में साइन इन करें')).toBeVisible();
  await page.getByLabel('उपयोगकर्ता नाम').fill('applicant@sunrise.test');
  await page.getByLabel('पासवर्ड', { exact: true }).fill('Visa-Demo-2026!');
  await page.getByRole('button', { name: 'साइन इन करें', exact: true }).click();
  await expectScreen(page, 'myApplications');
  await expect(page.getByRole('heading', { name: 'मेरे आवेदन' })).toBeVisible();
  await page.getByText('लॉग आउट').click();
  await expectScreen(page, 'signIn');
  await expect(page.locator(language('hi'))).toHaveCount(1);
});

test('staff can switch to Hindi and back to English', async ({ page }) => {
  const { name, password } = await makePerson({ role: 'agent' }); // the choice is stored with the person
  await signIn(page, journeys, name, password);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator(language('hi'))).toHaveCount(1);
  await expect(page.getByRole('navigation').getByText('Applications')).toHaveCount(0);
  await page.reload();
  await expectScreen(page, 'applications');
  await expect(page.locator(language('hi'))).toHaveCount(1);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('navigation').getByText('Applications', { exact: true })).toBeVisible();
});

test('the language of one realm does not affect another', async ({ page }) => {
  await page.goto(realmAddresses.sunrise.address);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator(language('hi'))).toHaveCount(1);
  await page.goto(realmAddresses.sunrise.address.replace('sunrise', 'bluegate'));
  await expect(page.getByText('Sign in to your account to continue')).toBeVisible();
});
