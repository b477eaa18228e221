import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignProvider } from '../components/sign-in/SignProvider.tsx';
import { SignedOut } from './SignedOut.tsx';
import { setLanguage } from '../lib/translation/language.ts';
import { sessionStore } from '../lib/session/session.ts';
import { lostConnection, refuse, startServer, type Handlers } from '../testing/fake-server.ts';
import { realm } from '../testing/people.ts';

const key = 'k'.repeat(43);
const offer = {
  agencyName: 'Meridian Visas',
  trip: {
    visaTo: 'France',
    visaFrom: 'India',
    nationality: 'India',
    visaCategory: 'Tourism' as const,
    visaType: 'Schengen Short Stay Visa (Tourism)',
    fromDate: null,
    toDate: null,
    days: 10,
  },
};

beforeEach(() => {
  sessionStorage.clear();
  setLanguage('en');
  history.replaceState(null, '', `#/get-visa?startLink=${key}`);
});
afterEach(() => history.replaceState(null, '', location.pathname));

async function open(handlers: Partial<Handlers> = {}) {
  const server = startServer({
    openPartnerLink: () => offer,
    signUp: () => ({ codeSeconds: 600, resendSeconds: 60 }),
    ...handlers,
  });
  sessionStore.setState({ phase: { name: 'signedOut' }, realm, user: null });
  await render(
    <SignProvider>
      <SignedOut notice="" />
    </SignProvider>,
  );
  return server;
}
const create = () => page.getByRole('button', { name: 'Create account' });

test('names the agency and what it sees, before anything is entered', async () => {
  await open();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your visa for France with Meridian Visas');
  await expect.element(page.getByText(/Meridian Visas sees what you enter and upload/)).toBeVisible();
  await expect.element(page.getByText('10 days, you choose when')).toBeVisible();
});

test('an account needs the third tick, and names the agency that was read', async () => {
  const server = await open();
  await userEvent.click(create());
  await userEvent.fill(page.getByLabelText('Your name'), 'Ishaan Bose');
  await userEvent.fill(page.getByLabelText('Email'), 'ishaan@mail.test');
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'Monsoon2027Pune!');
  await userEvent.click(page.getByLabelText(/^I agree to the terms/));
  await userEvent.click(page.getByLabelText(/^Harbour Visas may read/));
  await expect.element(create()).toBeDisabled();
  await expect.element(page.getByText('Tick all three boxes to continue.')).toBeVisible();
  await userEvent.click(page.getByLabelText(/^I become a traveller of Meridian Visas/));
  await userEvent.dblClick(create());
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(server.calls('signUp').map(({ body }) => body.partner)).toEqual([
    { key, agencyName: 'Meridian Visas', acceptsAgency: 1 },
  ]);
});

test('who has an account signs in, and can come back', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
  await expect.element(page.getByLabelText('Username')).toBeVisible();
  await userEvent.click(create());
  await expect.element(page.getByText(/Meridian Visas sees what you enter/)).toBeVisible();
});

test('a link that does not work says so and leads to sign-in, without an offer of an account', async () => {
  await open({ openPartnerLink: () => refuse('partnerLink.ended') });
  await expect.element(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Go to sign-in' }));
  await expect.element(page.getByLabelText('Username')).toBeVisible();
  expect(create().query()).toBeNull();
  expect(location.hash).toBe('');
});

test('a lost connection can be tried again', async () => {
  let tries = 0;
  await open({ openPartnerLink: () => (++tries === 1 ? lostConnection() : offer) });
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(tries).toBe(2), 15_000);
  await expect.element(create()).toBeVisible();
});

test.each([390, 1440])('a long name fits a window of %i px in Hindi', async (width) => {
  await page.viewport(width, 844);
  setLanguage('hi');
  await open({ openPartnerLink: () => ({ ...offer, agencyName: 'Meridian'.repeat(20) }) });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
