import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Connection } from '@visawright/contract/extension/pairing.ts';
import { startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { agent, traveller } from '../../../../testing/people.ts';
import { pretendExtension } from '../../../../testing/extension/pretend-extension.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { uid } from '../../../../testing/uid.ts';
import { ExtensionStatus } from '../ExtensionStatus.tsx';
import { ExtensionOffer } from './ExtensionOffer.tsx';

const own: Connection = {
  connectionUid: uid(60),
  browser: 'Chromium 156 on Linux',
  version: '1.4.2',
  connectedAt: '2026-11-16T05:20:00.000Z',
  usedAt: null,
  isThisSession: true,
};
const portal = { name: 'Vietnam e-visa', url: 'https://portal.test/' };
const newest = { updateAvailable: false, isCritical: false };

let stop = () => {};
afterEach(() => stop());

async function open(version: string | null, handlers: Handlers = {}, submitsInPersonOnly = false) {
  if (version) stop = pretendExtension(version);
  const server = startServer({
    extensionCheck: () => newest,
    listConnections: () => ({ connections: [own] }),
    endConnection: () => ({ connections: [] }),
    ...handlers,
  });
  const screen = await renderScreen(
    <ExtensionOffer
      country="Vietnam"
      portal={portal}
      submitsInPersonOnly={submitsInPersonOnly}
      heading="h3"
      className="panel panel-pad"
    />,
    { user: traveller },
  );
  return { ...screen, server };
}

test('connected: opens the portal, says what is left to the person, and can be disconnected', async () => {
  const { getByRole, getByText, server } = await open('1.4.2');
  await expect.element(getByText('Installed 1.4.2')).toBeVisible();
  await expect.element(getByText(/Connected as Asha Verma/)).toBeVisible();
  await expect.element(getByText('CAPTCHA, payment and Submit')).toBeVisible();
  const link = getByRole('link', { name: 'Open the portal' }).element() as HTMLAnchorElement;
  expect([link.href, link.target, link.rel]).toEqual([portal.url, '_blank', 'noopener noreferrer']);
  await getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(getByRole('heading', { name: 'Connect the extension' })).toBeVisible();
  expect(server.calls('endConnection').map(({ body }) => body.connectionUid)).toEqual([own.connectionUid]);
});

test('not connected: leads to where the code is entered', async () => {
  const { getByRole, address } = await open('1.4.2', { listConnections: () => ({ connections: [] }) });
  await getByRole('link', { name: 'Connect' }).click();
  expect(address()).toBe('/profile?part=extension');
});

test('an update that may wait stays beside the portal, a critical one replaces it', async () => {
  const first = await open('1.4.1', { extensionCheck: () => ({ updateAvailable: true, isCritical: false }) });
  await expect.element(first.getByRole('button', { name: 'Update Available' })).toBeVisible();
  await expect.element(first.getByRole('link', { name: 'Open the portal' })).toBeVisible();
  await first.unmount();
  stop();
  const second = await open('1.2.0', { extensionCheck: () => ({ updateAvailable: true, isCritical: true }) });
  await expect.element(second.getByRole('button', { name: 'Critical Update Required' })).toBeVisible();
  expect(second.getByRole('link', { name: 'Open the portal' }).query()).toBeNull();
  await expect.element(second.getByRole('link', { name: 'By hand' })).toBeVisible();
});

test('not installed: says what it does and never does', async () => {
  const { getByRole, getByText } = await open(null);
  await expect.element(getByRole('button', { name: 'Get the extension' })).toBeVisible();
  await expect.element(getByText('Never submits, never pays, never touches a CAPTCHA')).toBeVisible();
});

test('a phone and a paper form get no buttons', async () => {
  await page.viewport(390, 844);
  const phone = await open('1.4.2');
  await expect.element(phone.getByText('It works in Chrome on a computer.')).toBeVisible();
  expect(phone.getByRole('link').query()).toBeNull();
  await phone.unmount();
  await page.viewport(1400, 900);
  const inPerson = await open('1.4.2', {}, true);
  await expect.element(inPerson.getByText('It fills in online forms; Vietnam uses a paper form.')).toBeVisible();
  expect(inPerson.getByRole('link').query()).toBeNull();
});

test('the rail says the words, the version and where a click leads', async () => {
  stop = pretendExtension('1.4.2');
  startServer({ extensionCheck: () => newest, listConnections: () => ({ connections: [] }) });
  const { getByRole, getByText, address } = await renderScreen(<ExtensionStatus collapsed />, { user: agent });
  const button = getByRole('button', { name: 'Not connected, v1.4.2' });
  await expect.element(button).toBeVisible();
  await userEvent.hover(button);
  await expect.element(getByText('Not connected, v1.4.2. Opens Settings, Browser extension')).toBeVisible();
  await button.click();
  expect(address()).toBe('/settings?tab=extension');
});
