import type { Page } from '@playwright/test';
import { texts } from '@visawright/contract/platform/texts.ts';
import { handoffCode, login } from '../kit/server/calls.ts';
import { mailOf } from '../kit/accounts/demo-people.ts';
import { realmAddresses } from '../kit/server/addresses.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

const { sunrise } = realmAddresses;
const codeOf = async (name: string) => handoffCode('sunrise', (await login('sunrise', name)).tokens);
const tokenOf = async (name: string) => (await login('sunrise', name)).tokens.access_token;
const open = (page: Page, token: string, rest = '') =>
  page.goto(`${sunrise.address}?bearerToken=${encodeURIComponent(token)}${rest}`);
const answer = (page: Page, which: 'stay' | 'change') => page.locator(`[data-answer="${which}"]`).click();
async function enter(page: Page, token: string, rest = ''): Promise<void> {
  await open(page, token, rest);
  await expectScreen(page, 'confirmAccount');
  await answer(page, 'change');
}

const expectAddressWithout = (page: Page, token: string) =>
  expect
    .poll(() => page.evaluate((word) => ['bearerToken', word].some((each) => location.href.includes(each)), token))
    .toBe(false);

test('a hand-off code signs in once and is removed from the address', async ({ page, browser }) => {
  const code = await codeOf('agent');
  await enter(page, code);
  await expectScreen(page, 'applications');
  await expectAddressWithout(page, code);
  await page.reload();
  await expectScreen(page, 'applications');

  const other = await (await browser.newContext()).newPage();
  await open(other, code);
  await expect(other.getByText(texts.invalidBearerToken).first()).toBeVisible();
  await other.context().close();
});

test('a link names its account and asks; a visitor who refuses is not signed in', async ({ page }) => {
  await open(page, await codeOf('agent'));
  await expectScreen(page, 'confirmAccount');
  await expect(page.getByText(mailOf('agent', 'sunrise')).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.session')))).toEqual([]);
  await answer(page, 'stay');
  await expectScreen(page, 'signIn');
  await page.reload();
  await expectScreen(page, 'signIn');
});

test('a link for the account that is signed in already asks nothing', async ({ page }) => {
  await signIn(page, sunrise, 'agent');
  await open(page, await codeOf('agent'));
  await expectScreen(page, 'applications');
});

test('an access token signs in if the realm accepts partner tokens', onlyInAll, async ({ page }) => {
  const token = await tokenOf('reviewer');
  await enter(page, token);
  await expectScreen(page, 'applications');
  await expectAddressWithout(page, token);
});

test('the token is not in the browser history', onlyInAll, async ({ page }) => {
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
  test(`${what} is refused with the specified text`, async ({ page }) => {
    await open(page, token);
    await expect(page.getByText(texts.invalidBearerToken).first()).toBeVisible();
    await expect.poll(() => page.url()).not.toContain('bearerToken');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.session')))).toEqual([]);
  });
}

test('a code for another account asks before changing the account, and staying preserves the session', async ({
  page,
}) => {
  await signIn(page, sunrise, 'agent');
  await open(page, await codeOf('applicant'));
  await expectScreen(page, 'confirmAccount');
  await expect(page.getByText(mailOf('applicant', 'sunrise')).first()).toBeVisible();
  await answer(page, 'stay');
  await expectScreen(page, 'applications');
  await page.reload();
  await expectScreen(page, 'applications');
});

test('a code for another account changes the account after confirmation', onlyInAll, async ({ page }) => {
  await signIn(page, sunrise, 'agent');
  await enter(page, await codeOf('applicant'));
  await expectScreen(page, 'myApplications');
});

test('an applicant signed in by token only cannot apply', async ({ page }) => {
  await enter(page, await codeOf('applicant'));
  await expectScreen(page, 'myApplications');
  await expect(page.getByText('My Documents').first()).toBeVisible();
  await expect(page.getByText('Apply now')).toHaveCount(0);
  await openRoute(page, '/get-visa');
  await expectScreen(page, 'myApplications');
});

test(
  'an application creation key opens the details screen without the Apply now button',
  onlyInAll,
  async ({ page }) => {
    await enter(page, await codeOf('applicant'), '&applicationCreationKey=abcdefghijklmnopqrstuv');
    await expectScreen(page, 'myApplications');
    await openRoute(page, '/get-visa');
    await expectScreen(page, 'getVisa');
    await expect(page.getByText('Apply now')).toHaveCount(0);
  },
);
