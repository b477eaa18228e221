import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ApiKey } from '@visawright/contract/integrations/api-key.ts';
import type { Delivery, Webhook } from '@visawright/contract/integrations/webhook.ts';
import { held, lostConnection, refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { uid } from '../../../../testing/uid.ts';
import '../../../shared/preferences/settings.css';
import { IntegrationsTab } from './IntegrationsTab.tsx';

const key = (n: number, part: Partial<ApiKey> = {}): ApiKey => ({
  keyUid: uid(n),
  name: 'Wayfarer CRM',
  agencyName: null,
  beginning: 'vw_live_w4f',
  ending: 'k2Qe',
  scopes: ['applications.read', 'documents.add'],
  personName: 'Joseph Fernandes',
  createdAt: '2026-01-10T10:00:00.000Z',
  expiresAt: '2096-02-14T10:00:00.000Z',
  usedAt: '2026-11-16T10:39:00.000Z',
  isUnused: false,
  endsSoon: false,
  ...part,
});
const endpoint = (part: Partial<Webhook> = {}): Webhook => ({
  endpointUid: uid(30),
  name: 'Wayfarer CRM',
  agencyName: null,
  url: 'https://crm.wayfarer.test/hooks',
  events: ['application.returned', 'package.ready'],
  isPaused: false,
  isPausedByUs: false,
  failingSince: '2026-11-16T10:20:00.000Z',
  latest: ['delivered', 'delivered', 'parked'],
  failed: 1,
  deliveredShare: 97.9,
  waiting: 0,
  parked: 1,
  isReplaying: false,
  ...part,
});
const delivery: Delivery = {
  deliveryUid: uid(40),
  eventUid: uid(41),
  event: 'application.returned',
  reference: 'A-7K2M9Q',
  at: '2026-11-16T10:31:44.000Z',
  state: 'parked',
  tries: 8,
  triedAt: '2026-11-16T10:40:58.000Z',
  nextAt: null,
  status: 503,
  cause: 'status',
  tookMs: 5_000,
};
const detail = { ...delivery, headers: [{ name: 'visa-try', value: '8' }], body: '{"type":"application.returned"}' };
const list = { items: [delivery], nextCursor: null, total: null, more: false };

async function open(handlers: Handlers = {}, at = '') {
  await page.viewport(1440, 900);
  const server = startServer({
    listApiKeys: () => ({ keys: [key(1)], most: 20 }),
    listWebhooks: () => ({ endpoints: [endpoint()], most: 10 }),
    listDeliveries: () => list,
    getDelivery: () => detail,
    ...handlers,
  });
  const screen = await renderScreen(
    <div className="set">
      <IntegrationsTab />
    </div>,
    { user: { ...agent, role: ['agency'] }, at: `/settings?tab=integrations${at}` },
  );
  return { ...screen, server };
}

test('makes a key once, even after a double click, and shows it until it is saved', async () => {
  const answer = held({ key: key(2), secret: 'vw_live_the-only-time' });
  const screen = await open({ createApiKey: () => answer.promise });
  await screen.getByRole('button', { name: 'New key' }).click();
  const make = screen.getByRole('button', { name: 'Make key' });
  await screen.getByRole('textbox', { name: 'Name' }).fill(' Wayfarer CRM ');
  await expect.element(make).toBeDisabled();
  await screen.getByRole('checkbox', { name: 'applications: read' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'agencies: read' })).not.toBeInTheDocument();
  await make.dblClick();
  answer.release();
  await expect.element(screen.getByText('vw_live_the-only-time')).toBeVisible();
  expect(screen.server.calls('createApiKey').map(({ body }) => body)).toEqual([
    { name: 'Wayfarer CRM', scopes: ['applications.read'], months: 12 },
  ]);
  await screen.getByRole('button', { name: 'I have saved it' }).click();
  await expect.element(screen.getByText('vw_live_the-only-time')).not.toBeInTheDocument();
});

test('a refusal is shown beside the input, which stays', async () => {
  const screen = await open({ createApiKey: () => refuse('apiKey.tooMany') });
  await screen.getByRole('button', { name: 'New key' }).click();
  await screen.getByRole('textbox', { name: 'Name' }).fill('CRM');
  await screen.getByRole('checkbox', { name: 'applications: read' }).click();
  await screen.getByRole('button', { name: 'Make key' }).click();
  await expect.element(screen.getByText('There are 20 keys already. Please end one first.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('CRM');
});

test('says what a key may do, and marks unused ones and those that end soon', async () => {
  const soon = key(3, { name: 'Intake', endsSoon: true });
  const screen = await open({
    listApiKeys: () => ({ keys: [key(1), key(2, { name: 'Old site', isUnused: true, usedAt: null }), soon], most: 20 }),
  });
  await expect.element(screen.getByText('3 of 20')).toBeVisible();
  const row = (n: number) => document.querySelector(`[data-key="${uid(n)}"]`)!.textContent;
  for (const text of ['vw_live_w4f…k2Qe', 'applications: read', 'documents: add', 'by Joseph Fernandes'])
    expect(row(1)).toContain(text);
  expect(row(2)).toMatch(/never.*Unused, end it\?/);
  expect(row(3)).toContain('Renew');
});

test('ends a key after asking', async () => {
  const screen = await open({ endApiKey: () => ({ keys: [], most: 20 }) });
  await screen.getByRole('button', { name: 'Actions for Wayfarer CRM' }).first().click();
  await screen.getByRole('menuitem', { name: 'End key' }).click();
  await screen.getByRole('button', { name: 'End key' }).click();
  await expect.element(screen.getByText(/No keys yet/)).toBeVisible();
  expect(screen.server.calls('endApiKey').map(({ body }) => body)).toEqual([{ keyUid: uid(1) }]);
});

test('adds an endpoint and shows its secret', async () => {
  const screen = await open({ createWebhook: () => ({ endpoint: endpoint(), secret: 'whsec_once' }) });
  await screen.getByRole('button', { name: 'Add endpoint' }).click();
  const dialog = screen.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add endpoint' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('CRM');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('http://crm.test/hooks');
  await dialog.getByRole('checkbox', { name: 'package.ready' }).click();
  await expect.element(add).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://crm.test/hooks');
  await add.click();
  await expect.element(screen.getByText('whsec_once')).toBeVisible();
  expect(screen.server.calls('createWebhook').map(({ body }) => body)).toEqual([
    { name: 'CRM', url: 'https://crm.test/hooks', events: ['package.ready'] },
  ]);
});

test('shows deliveries with cause, request and answer, and sends again one or all', async () => {
  const screen = await open({
    replayDelivery: () => ({ ...delivery, state: 'waiting', tries: 0 }),
    replayDeliveries: () => endpoint({ isReplaying: true }),
  });
  await screen.getByRole('button', { name: 'Deliveries of Wayfarer CRM' }).click();
  await expect.element(screen.getByText('1 of the last 3 did not arrive.')).toBeVisible();
  await expect.element(screen.getByText(/visa-try: 8/)).toBeVisible();
  await expect.element(screen.getByText(/Their server refused it/)).toBeVisible();
  await screen.getByRole('button', { name: 'Send again now' }).click();
  await expect
    .poll(() => screen.server.calls('replayDelivery').map(({ body }) => body))
    .toEqual([{ deliveryUid: uid(40) }]);
  await screen.getByRole('button', { name: 'Send all 1 again' }).click();
  await expect
    .poll(() => screen.server.calls('replayDeliveries').map(({ body }) => body))
    .toEqual([{ endpointUid: uid(30), isStopped: false }]);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('button', { name: 'Deliveries of Wayfarer CRM' })).toHaveFocus();
});

test('without a connection it offers to try again', async () => {
  const screen = await open({ listApiKeys: lostConnection, listWebhooks: lostConnection });
  await expect.element(screen.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
});
