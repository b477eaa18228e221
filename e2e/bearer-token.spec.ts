import type { Page } from '@playwright/test';
import { texts } from '@visawright/contract/texts.ts';
import { handoffCode, login } from './kit/calls.ts';
import { mailOf } from './kit/people.ts';
import { places } from './kit/places.ts';
import { expectScreen, openRoute } from './kit/screen.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';

const { sunrise } = places;
const codeOf = async (name: string) => handoffCode('sunrise', (await login('sunrise', name)).tokens);
const tokenOf = async (name: string) => (await login('sunrise', name)).tokens.access_token;
const enter = (page: Page, token: string, rest = '') =>
  page.goto(`${sunrise.address}?bearerToken=${encodeURIComponent(token)}${rest}`);

const expectAddressWithout = (page: Page, token: string) =>
  expect
    .poll(() => page.evaluate((word) => ['bearerToken', word].some((each) => location.href.includes(each)), token))
    .toBe(false);

test('a hand-off code signs in, once, and leaves the address', async ({ page, browser }) => {
  const code = await codeOf('agent');
  await enter(page, code);
  await expectScreen(page, 'applications');
  await expectAddressWithout(page, code);
  await page.reload();
  await expectScreen(page, 'applications');

  const other = await (await browser.newContext()).newPage();
  await enter(other, code);
  await expect(other.getByText(texts.invalidBearerToken).first()).toBeVisible();
  await other.context().close();
});

test('an access token signs in where the realm accepts partners', async ({ page }) => {
  const token = await tokenOf('reviewer');
  await enter(page, token);
  await expectScreen(page, 'applications');
  await expectAddressWithout(page, token);
});

test('the token never reaches the history: Back does not bring it', async ({ page }) => {
  const code = await codeOf('agent');
  await page.goto('about:blank');
  await enter(page, code);
  await expectScreen(page, 'applications');
  const length = await page.evaluate(() => history.length);
  await openRoute(page, '/applicants');
  await expectScreen(page, 'applicants');
  for (let i = 0; i < length; i++) {
    await page.goBack().catch(() => undefined);
    expect(page.url()).not.toContain('bearerToken');
  }
});

for (const [what, token] of [
  ['nonsense', 'nonsense'],
  ['a forged token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
] as const) {
  test(`${what} is refused with the specified words`, async ({ page }) => {
    await enter(page, token);
    await expect(page.getByText(texts.invalidBearerToken).first()).toBeVisible();
    await expect.poll(() => page.url()).not.toContain('bearerToken');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.session')))).toEqual([]);
  });
}

test('over a live session of another account a screen names that account; staying keeps the session', async ({
  page,
}) => {
  await signIn(page, sunrise, 'agent');
  await enter(page, await codeOf('applicant'));
  await expectScreen(page, 'confirmAccount');
  await expect(page.getByText(mailOf('applicant', 'sunrise')).first()).toBeVisible();
  await page.locator('[data-answer="stay"]').click();
  await expectScreen(page, 'applications');
  await page.reload();
  await expectScreen(page, 'applications');
});

test('over a live session of another account, going on changes the account', async ({ page }) => {
  await signIn(page, sunrise, 'agent');
  await enter(page, await codeOf('applicant'));
  await expectScreen(page, 'confirmAccount');
  await page.locator('[data-answer="change"]').click();
  await expectScreen(page, 'myApplications');
});

test('an applicant who came by token alone may not apply: no button, and the screen leads back', async ({ page }) => {
  await enter(page, await codeOf('applicant'));
  await expectScreen(page, 'myApplications');
  await expect(page.getByText('My Documents').first()).toBeVisible();
  await expect(page.getByText('Apply now')).toHaveCount(0);
  await openRoute(page, '/get-visa');
  await expectScreen(page, 'myApplications');
});

test('with an application creation key the screen opens, still without the button', async ({ page }) => {
  await enter(page, await codeOf('applicant'), '&applicationCreationKey=abcdefghijklmnopqrstuv');
  await expectScreen(page, 'myApplications');
  await openRoute(page, '/get-visa');
  await expectScreen(page, 'getVisa');
  await expect(page.getByText('Apply now')).toHaveCount(0);
});
