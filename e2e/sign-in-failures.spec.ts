import type { Page } from '@playwright/test';
import { errors } from '@visawright/contract/errors.ts';
import { texts } from '@visawright/contract/texts.ts';
import { send } from './kit/calls.ts';
import { at, journeys } from './kit/places.ts';
import { fillForm } from './kit/sign-in.ts';
import { expectScreen } from './kit/screen.ts';
import { expect, test } from './kit/test.ts';
import { makePerson, type ThrowAway } from './kit/throw-away.ts';

const message = `Error while signing in... ${errors['auth.failed'].text}`;
const wrong = 'Not-The-Password-1!';

async function lock({ username, realm }: ThrowAway): Promise<void> {
  for (let i = 0; i < 6; i++) await send('login', realm, { body: { username, password: `${wrong}${i}` } });
}

// What a person can tell from one failed try: every visible word, and every word of the reply but the request's own id.
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

test('a wrong password, a locked account and an unknown account cannot be told apart', async ({ page }) => {
  const person = await makePerson({ role: 'agent' });
  const locked = await makePerson({ role: 'agent' });
  await lock(locked);

  const ofWrong = await fail(page, person.username, wrong);
  expect(ofWrong.status).toBe(errors['auth.failed'].status);
  expect(await fail(page, locked.username, locked.password)).toEqual(ofWrong);
  expect(await fail(page, 'nobody.at.all@journeys.test', wrong)).toEqual(ofWrong);
});

test('a failed sign-in says so in a toast and beside the form, and keeps the username', async ({ page }) => {
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
