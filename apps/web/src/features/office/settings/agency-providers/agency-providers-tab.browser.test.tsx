import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AgencyProvider, AgencyProviders } from '@visawright/contract/identity/agency-provider.ts';
import { lostConnection, refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { uid } from '../../../../testing/uid.ts';
import '../../../shared/preferences/settings.css';
import { AgencyProvidersTab } from './AgencyProvidersTab.tsx';

const returnAddress = (n: number) => `https://id.test/realms/dev/broker/agency-${uid(n)}/endpoint`;
const wayfarer: AgencyProvider = {
  agencyUid: uid(1),
  agencyName: 'Wayfarer',
  issuer: 'https://login.wayfarer.example',
  clientId: 'visawright',
  domains: ['wayfarer.example'],
  isOn: true,
  returnAddress: returnAddress(1),
  connected: 2,
  changedAt: '2026-11-16T10:39:00.000Z',
};
const sunny = { agencyUid: uid(2), agencyName: 'Sunny Trips', returnAddress: returnAddress(2) };
const list = (part: Partial<AgencyProviders> = {}) => ({ providers: [wayfarer], others: [sunny], ...part });

async function open(handlers: Handlers = {}) {
  await page.viewport(1440, 900);
  const server = startServer({ listAgencyProviders: () => list(), ...handlers });
  const screen = await renderScreen(
    <div className="set">
      <nav className="set-nav" />
      <AgencyProvidersTab />
    </div>,
    { user: { ...agent, role: ['admin'] }, at: '/settings?tab=agencySignIn' },
  );
  return { ...screen, server };
}

test('shows each provider with its domains and how many people are connected', async () => {
  await open();
  await expect.element(page.getByText('https://login.wayfarer.example')).toBeVisible();
  await expect.element(page.getByText('2 people connected')).toBeVisible();
});

test('says that there is none', async () => {
  await open({ listAgencyProviders: () => list({ providers: [] }) });
  await expect.element(page.getByText('No agency has a provider of its own yet.')).toBeVisible();
});

test('says that the list could not be loaded', async () => {
  await open({ listAgencyProviders: () => lostConnection() });
  await expect.element(page.getByText('The providers could not be loaded')).toBeVisible();
});

test('adds a provider; a refusal is shown beside the input, which stays', async () => {
  let isRefused = true;
  const screen = await open({
    saveAgencyProvider: () => {
      if (isRefused) return refuse('provider.unreadable');
      return list({ others: [] });
    },
  });
  await screen.getByRole('button', { name: 'Add a provider' }).click();
  await screen.getByRole('combobox', { name: 'Agency' }).click();
  await screen.getByRole('option', { name: 'Sunny Trips' }).click();
  await expect.element(screen.getByLabelText('Return address')).toHaveValue(returnAddress(2));
  await screen.getByLabelText('Issuer').fill('https://login.sunny.example');
  await screen.getByLabelText('Client ID').fill('visa');
  const save = screen.getByRole('button', { name: 'Save provider' });
  await screen.getByLabelText('Email domains').fill('@Sunny.example, trips.example');
  await expect.element(save).toBeDisabled();
  await screen.getByRole('textbox', { name: 'Client secret' }).fill('s3cret');
  await save.click();
  await expect.element(screen.getByText(/could not read the provider/)).toBeVisible();
  await expect.element(screen.getByLabelText('Client ID')).toHaveValue('visa');
  isRefused = false;
  await save.click();
  await expect.element(screen.getByText('The provider of Sunny Trips was saved')).toBeVisible();
  expect(screen.server.calls('saveAgencyProvider').at(-1)!.body).toEqual({
    agencyUid: uid(2),
    issuer: 'https://login.sunny.example',
    clientId: 'visa',
    clientSecret: 's3cret',
    domains: ['sunny.example', 'trips.example'],
    isOn: true,
  });
});

test('a saved secret stays, unless the issuer changes', async () => {
  const screen = await open({ saveAgencyProvider: () => list() });
  await screen.getByRole('button', { name: 'Actions for Wayfarer' }).click();
  await screen.getByRole('menuitem', { name: 'Change' }).click();
  const save = screen.getByRole('button', { name: 'Save provider' });
  await expect.element(save).toBeEnabled();
  await screen.getByLabelText('Issuer').fill('https://other.wayfarer.example');
  await expect.element(save).toBeDisabled();
  await expect.element(screen.getByText(/everybody connects again/)).toBeVisible();
  await screen.getByLabelText('Issuer').fill(wayfarer.issuer);
  await screen.getByRole('switch', { name: 'People can sign in through it' }).click();
  await save.click();
  await expect.element(screen.getByText('The provider of Wayfarer was saved')).toBeVisible();
  const { body } = screen.server.calls('saveAgencyProvider')[0]!;
  expect(body).toMatchObject({ isOn: false });
  expect(body).not.toHaveProperty('clientSecret');
});

test('removes a provider after asking', async () => {
  const screen = await open({ removeAgencyProvider: () => list({ providers: [] }) });
  await screen.getByRole('button', { name: 'Actions for Wayfarer' }).click();
  await screen.getByRole('menuitem', { name: 'Remove' }).click();
  await screen.getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByText('No agency has a provider of its own yet.')).toBeVisible();
  expect(screen.server.calls('removeAgencyProvider').map(({ body }) => body)).toEqual([{ agencyUid: uid(1) }]);
});
