import type { Page } from '@playwright/test';
import { errors } from '@visawright/contract/platform/errors.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import { send } from '../kit/server/calls.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { fillForm } from '../kit/browser/sign-in.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { expect, test } from '../kit/browser/test.ts';
import { makePerson, type DisposablePerson } from '../kit/accounts/make-person.ts';

const message = `Error while signing in... ${errors['auth.failed'].text}`;
const wrong = 'Not-The-Password-1!';

async function lock({ username, realm }: DisposablePerson): Promise<void> {
  for (let i = 0; i < 6; i++) await send('login', realm, { body: { username, password: `${wrong}${i}` } });
}

// What a failed attempt reveals: all visible text, and the response without its request id.
async function fail(page: Page, username: string, password: string) {
  await page.goto(at(journeys));
  const reply = page.waitForResponse((response) => response.url().endsWith('/auth/login'));
  await fillForm(page, username, password);
  const response = await reply;
  const { requestId, ...body } = (await response.json()) as { requestId: string };
  expect(requestId).toBeTruthy();
  await expect(page.getByText(message).first()).toBeVisible();
  await expect(page.getByText(texts.signingIn)).toHaveCount(0);
  const words = await page.locator('body').innerText();
  return { status: response.status(), body, words: words.replaceAll(username, '…') };
}

test('a wrong password, a locked account and an unknown account give the same response', async ({ page }) => {
  const person = await makePerson({ role: 'agent' });
  const locked = await makePerson({ role: 'agent' });
  await lock(locked);

  const ofWrong = await fail(page, person.username, wrong);
  expect(ofWrong.status).toBe(errors['auth.failed'].status);
  expect(await fail(page, locked.username, locked.password)).toEqual(ofWrong);
  expect(await fail(page, 'nobody.at.all@journeys.test', wrong)).toEqual(ofWrong);
});

test('a failed sign-in shows a toast and a message in the form, and preserves the username', async ({ page }) => {
  const person = await makePerson({ role: 'agent' });
  await fail(page, person.username, wrong);
  await expect(page.getByText(message)).toBeVisible(); // the toast
  await expect(page.getByRole('alert').filter({ hasText: errors['auth.failed'].text })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(person.username);
  await fillForm(page, person.username, person.password);
  await expectScreen(page, 'applications');
});

test('username and password are required', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(at(journeys));
  await expectScreen(page, 'signIn');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(calls.filter((url) => url.endsWith('/auth/login'))).toEqual([]);
});
