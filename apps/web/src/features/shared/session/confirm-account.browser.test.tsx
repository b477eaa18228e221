import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignProvider } from '../../../components/sign-in/SignProvider.tsx';
import { clearRealm } from '../../../lib/browser/storage.ts';
import { openFlags } from '../../../lib/session/flags.ts';
import { setLogoutSteps } from '../../../lib/session/logout.ts';
import { sessionStore } from '../../../lib/session/session.ts';
import { sessionOf, storedSession, storeSession } from '../../../lib/tokens/stored-session.ts';
import { setLanguage } from '../../../lib/translation/language.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { realm } from '../../../testing/people.ts';
import { acceptBearer } from './bearer.ts';
import ConfirmAccount from './ConfirmAccount.tsx';

const tokenOf = (payload: object) => `h.${btoa(JSON.stringify(payload))}.s`;
const tokensOf = (sub: string, given_name: string) => ({
  access_token: tokenOf({ sub, given_name, family_name: 'Verma', email: `${sub}@mail.test` }),
  refresh_token: `${sub}-handle`,
  expires_in: 300,
  refresh_expires_in: 1_800,
});
const asha = tokensOf('asha', 'Asha');
const ravi = tokensOf('ravi', 'Ravi');
const answer = { tokenValid: true, userData: { id: 'asha', role: ['agent' as const] }, tokens: asha };

const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockReset();
  setLogoutSteps({ leave: () => undefined, showSignIn: () => undefined, reload });
  clearRealm();
  setLanguage('en');
  sessionStore.setState({ phase: { name: 'loading' }, realm, user: null });
});

async function open() {
  const server = startServer({ validateToken: () => answer, logout: () => ({ ok: true as const }) });
  await acceptBearer('code');
  const { phase } = sessionStore.getState();
  if (phase.name !== 'confirmAccount') throw new Error(`the page shows ${phase.name}`);
  await render(
    <SignProvider>
      <ConfirmAccount incoming={phase.incoming} flags={openFlags} />
    </SignProvider>,
  );
  return server;
}

test('a link signs nobody in before the visitor has seen whose account it is', async () => {
  await page.viewport(390, 844);
  await open();
  await expect.element(page.getByRole('heading', { name: 'Continue as Asha Verma?' })).toBeVisible();
  await expect.element(page.getByText('asha@mail.test', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue as Asha Verma' })).toBeVisible();
  expect(storedSession()).toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('a visitor who refuses ends the session of the link, once', async () => {
  const server = await open();
  await userEvent.dblClick(page.getByRole('button', { name: 'This is not my account' }));
  await vi.waitFor(
    () => expect(server.calls('logout').map(({ body }) => body.refreshToken)).toEqual(['asha-handle']),
    15_000,
  );
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 15_000);
  expect(storedSession()).toBeNull();
});

test('with another account open, staying comes first and both are named', async () => {
  storeSession(sessionOf('form', ravi));
  await open();
  await expect.element(page.getByRole('heading', { name: 'Switch accounts?' })).toBeVisible();
  const names = page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names.filter((name) => /Stay|Switch/.test(name ?? ''))).toEqual([
    'Stay as Ravi Verma',
    'Switch to Asha Verma',
  ]);
});

test('asks in Hindi', async () => {
  setLanguage('hi');
  await open();
  await expect.element(page.getByRole('heading', { name: 'Asha Verma के रूप में आगे बढ़ें?' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'यह मेरा खाता नहीं है' })).toBeVisible();
});
