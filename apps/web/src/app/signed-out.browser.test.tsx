import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignProvider } from '../components/sign-in/SignProvider.tsx';
import { storePending } from '../features/account/sign-up/pending-sign-up.ts';
import { SignedOut } from './SignedOut.tsx';
import { setLanguage } from '../lib/translation/language.ts';
import { sessionStore } from '../lib/session/session.ts';
import { colorOf } from '../testing/color-of.ts';
import { refuse, startServer, type Handlers } from '../testing/fake-server.ts';
import { realm } from '../testing/people.ts';

const password = 'Monsoon2027Pune!';
const code = { codeSeconds: 600, resendSeconds: 60 };

beforeEach(() => {
  sessionStorage.clear();
  setLanguage('en');
});

async function open(handlers: Partial<Handlers> = {}, selfSignUp = true) {
  const server = startServer({ signUp: () => code, confirmSignUp: () => ({ ok: true }), ...handlers });
  sessionStore.setState({
    phase: { name: 'signedOut' },
    realm: { ...realm, rules: { ...realm.rules, selfSignUp } },
    user: null,
  });
  const screen = await render(
    <SignProvider>
      <SignedOut notice="" />
    </SignProvider>,
  );
  return { ...screen, server };
}

async function fillIn() {
  await userEvent.click(page.getByRole('button', { name: 'Create account' }));
  await userEvent.fill(page.getByLabelText('Your name'), 'Ananya Deshpande');
  await userEvent.fill(page.getByLabelText('Email'), ' ananya@mail.test ');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), password);
  await userEvent.click(page.getByLabelText(/^I agree to the terms/));
  await userEvent.click(page.getByLabelText(/^Harbour Visas may read/));
}

const create = () => page.getByRole('button', { name: 'Create account' });

test('offers an account only where the realm allows it', async () => {
  await open({}, false);
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(create().query()).toBeNull();
});

test('the name field says that it takes an email address, and “Create account” is in view on a phone', async () => {
  await page.viewport(390, 844);
  await open();
  await expect.element(page.getByLabelText('Username')).toHaveAttribute('placeholder', 'Your email address');
  await expect.element(create()).toBeInViewport();
});

test('a disabled button says what is missing, and no rule is red before the first key', async () => {
  await page.viewport(390, 844);
  await open();
  await userEvent.click(create());
  await expect.element(create()).toBeDisabled();
  await expect.element(page.getByText('Enter your name to continue.')).toBeVisible();
  for (const rule of document.querySelectorAll('.sign-up-rules li'))
    expect(getComputedStyle(rule).color).not.toBe(colorOf('--bad'));
  await userEvent.fill(page.getByLabelText('Your name'), 'Ananya');
  await expect.element(page.getByText('Enter your email address to continue.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Email'), 'ananya@mail.test');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'Monsoon2027Pune');
  await expect.element(page.getByText('One rule is left: special character.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), password);
  await expect.element(page.getByText('Tick both boxes to continue.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('a double click asks once; the last digit confirms and signs in', async () => {
  const { server } = await open({ login: () => refuse('auth.failed') });
  await fillIn();
  await userEvent.dblClick(create());
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(server.calls('signUp')).toHaveLength(1);
  expect(server.calls('signUp')[0]!.body).toMatchObject({
    name: 'Ananya Deshpande',
    email: 'ananya@mail.test',
    password,
    language: 'en',
    acceptsTerms: 1,
    acceptsReading: true,
  });
  await expect.element(page.getByText(/Works for (10:00|9:5\d)/)).toBeVisible();
  await userEvent.type(page.getByLabelText('Code'), '48 29-13');
  await vi.waitFor(
    () => expect(server.calls('confirmSignUp').map(({ body }) => body.code)).toEqual(['482913']),
    15_000,
  );
  await vi.waitFor(
    () => expect(server.calls('login').map(({ body }) => body.username)).toEqual(['ananya@mail.test']),
    15_000,
  );
  // Where signing in fails, the page says that the account is ready.
  await expect.element(page.getByText(/^Your account is ready/)).toBeVisible();
  await expect.element(page.getByLabelText('Username')).toHaveValue('ananya@mail.test');
});

test('a wrong code says how many tries are left and can be typed again', async () => {
  let tries = 0;
  await open({
    confirmSignUp: () => (++tries === 1 ? refuse('signUp.codeWrong', { left: 4 }) : { ok: true }),
  });
  await fillIn();
  await userEvent.click(create());
  await userEvent.type(page.getByLabelText('Code'), '000000');
  await expect.element(page.getByText('That code isn’t right. 4 tries left.')).toBeVisible();
  await expect.element(page.getByLabelText('Code')).toHaveValue('');
});

test('a reload keeps the code screen; a code can be sent again only after the pause', async () => {
  const stored = { signUpUid: crypto.randomUUID(), email: 'a@mail.test', expiresAt: Date.now() - 1, resendAt: 0 };
  storePending(stored);
  const { server } = await open({ resendSignUpCode: () => code });
  await expect.element(page.getByText('This code is too old. Send a new one.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Send a new code' }));
  await expect.element(page.getByText('We sent a new code.')).toBeVisible();
  await expect.element(page.getByText(/Send again in (1:00|0:5\d)/)).toBeVisible();
  expect(server.calls('resendSignUpCode')).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Change' }));
  await expect.element(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test.each([390, 1440])('fits a window of %i px in Hindi', async (width) => {
  await page.viewport(width, 844);
  await open();
  setLanguage('hi');
  await userEvent.click(page.getByRole('button', { name: 'खाता बनाएँ' }));
  await expect.element(page.getByRole('heading', { name: 'अपना खाता बनाएँ' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
