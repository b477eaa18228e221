import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignProvider } from '../../../components/sign-in/SignProvider.tsx';
import { setLanguage } from '../../../lib/translation/language.ts';
import { sessionStore } from '../../../lib/session/session.ts';
import { lostConnection, startServer, type Handlers } from '../../../testing/fake-server.ts';
import { realm } from '../../../testing/people.ts';
import SignInPage from './SignInPage.tsx';

const left = vi.hoisted(() => vi.fn<(realm: unknown, order: unknown) => Promise<void>>());
vi.mock('../../shared/session/provider-page.ts', () => ({ openProviderPage: left }));

const provider = { alias: 'agency-5b2f7c1e-0c4a-4a6e-9a55-3d1f0e8c7b21', name: 'Wayfarer' };

beforeEach(() => {
  setLanguage('en');
  left.mockReset();
  left.mockResolvedValue();
});

async function open(handlers: Partial<Handlers> = {}, isAgency?: true, agencySignIn = true) {
  const server = startServer({
    findAgencyProvider: ({ query }) => ({
      provider: query['domain'] === 'wayfarer.example' ? provider : null,
    }),
    ...handlers,
  });
  sessionStore.setState({ phase: { name: 'signedOut' }, realm: { ...realm, agencySignIn }, user: null });
  const screen = await render(
    <SignProvider>
      <SignInPage isAgency={isAgency} />
    </SignProvider>,
  );
  return { ...screen, server };
}
const email = () => page.getByLabelText('Work email address');

test('the address leads to “Continue with”, and only its domain is sent', async () => {
  const { server } = await open();
  await userEvent.click(page.getByRole('button', { name: 'Sign in with your agency’s account' }));
  await userEvent.fill(email(), 'rita@Wayfarer.example');
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await userEvent.click(page.getByRole('button', { name: 'Continue with Wayfarer' }));
  expect(JSON.stringify(server.calls('findAgencyProvider'))).not.toContain('rita');
  expect(left).toHaveBeenCalledWith(
    { ...realm, agencySignIn: true },
    {
      clientId: realm.realmClientId,
      purpose: 'agency',
      more: { kc_idp_hint: provider.alias, login_hint: 'rita@Wayfarer.example' },
    },
  );
});

test('is offered only where some agency has a provider', async () => {
  await open({}, undefined, false);
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Sign in with your agency’s account' }).query()).toBeNull();
});

test('another address asks again, and says that no agency is known', async () => {
  await open({}, true);
  await userEvent.fill(email(), 'rita@wayfarer.example');
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByRole('button', { name: 'Continue with Wayfarer' })).toBeVisible();
  await userEvent.fill(email(), 'rita@elsewhere.example');
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByText(/We know no agency sign-in for this address/)).toBeVisible();
  expect(left).not.toHaveBeenCalled();
});

test('a lost connection is shown, and the address stays', async () => {
  await open({ findAgencyProvider: () => lostConnection() }, true);
  await userEvent.fill(email(), 'rita@wayfarer.example');
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByText(/can’t reach the service/)).toBeVisible();
  await expect.element(email()).toHaveValue('rita@wayfarer.example');
});
