import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Connection, WaitingPairing } from '@visawright/contract/extension/pairing.ts';
import { held, lostConnection, refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { pretendExtension } from '../../../../testing/extension/pretend-extension.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { uid } from '../../../../testing/uid.ts';
import '../../preferences/settings.css';
import { ExtensionSettings } from './ExtensionSettings.tsx';

const waiting: WaitingPairing = {
  code: 'K7QD-4MNP',
  browser: 'Chromium 156 on Linux',
  version: '1.4.2',
  requestedAt: '2026-11-16T05:19:00.000Z',
  place: '203.0.113.x',
};
const connection = (part: Partial<Connection> = {}): Connection => ({
  connectionUid: uid(60),
  browser: waiting.browser,
  version: '1.4.2',
  connectedAt: '2026-11-16T05:20:00.000Z',
  usedAt: null,
  isThisSession: true,
  ...part,
});

let stop = () => {};
afterEach(() => stop());
const install = (version?: string) => void (stop = pretendExtension(version));

async function open(handlers: Handlers = {}) {
  const server = startServer({
    waitingPairing: () => waiting,
    approvePairing: ({ body }) => ({ connections: body.isAccepted ? [connection()] : [] }),
    extensionCheck: () => ({ updateAvailable: false, isCritical: false }),
    ...handlers,
  });
  const screen = await renderScreen(
    <section className="set-form">
      <ExtensionSettings isFocused />
    </section>,
    { user: agent },
  );
  return { ...screen, server, field: screen.getByLabelText('Code from the panel') };
}

test('a typed code leads to the question which browser it is, and Connect connects it', async () => {
  install();
  const { field, getByRole, getByText, server } = await open();
  await expect.element(field).toHaveFocus();
  await expect.element(getByText('Installed, not connected')).toBeVisible();
  await userEvent.keyboard('k7qd4mnp');
  await expect.element(getByRole('heading', { name: 'Connect Chromium 156 on Linux?' })).toBeVisible();
  const fact = (name: string) => document.querySelector(`[data-fact="${name}"]`)?.textContent;
  expect([fact('code'), fact('version'), fact('time'), fact('place')]).toEqual([
    'K7QD-4MNP',
    '1.4.2',
    '10:49',
    '203.0.113.x',
  ]);
  await getByRole('button', { name: 'Connect', exact: true }).click();
  await expect.element(getByText('Chromium 156 on Linux is connected.')).toBeVisible();
  expect(server.calls('approvePairing').map(({ body }) => body)).toEqual([{ code: 'K7QD-4MNP', isAccepted: true }]);
  await expect.element(getByText('This session')).toBeVisible();
  await expect.element(getByText(/It stays connected until you sign out/)).toBeVisible();
  await expect.element(field).toHaveValue('');
});

test('“It isn’t mine” refuses it', async () => {
  const { field, getByRole, getByText, server } = await open();
  await field.fill('K7QD-4MNP');
  await getByRole('button', { name: 'It isn’t mine' }).click();
  await expect.element(getByText('Refused. Chromium 156 on Linux was not connected.')).toBeVisible();
  expect(server.calls('approvePairing').map(({ body }) => body.isAccepted)).toEqual([false]);
  await expect.element(getByText('No browser is connected.')).toBeVisible();
});

test('closing the question neither connects nor refuses, and the code is still there', async () => {
  const { field, getByRole, server } = await open();
  await field.fill(' k7qd 4mnp ');
  await expect.element(getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('K7QD-4MNP');
  expect(server.calls('approvePairing')).toEqual([]);
});

test.each([
  ['unknown', () => refuse('extension.codeUnknown'), /No extension shows this code/],
  ['tried too often', () => refuse('quota.tooMany'), /Too many attempts/],
  ['entered without a connection', lostConnection, /We couldn’t reach the service/],
] as const)('a code that is %s is explained at the field', async (_, waitingPairing, message) => {
  const { field, getByText, getByRole } = await open({ waitingPairing });
  await field.fill('K7QD-4MNP');
  await expect.element(getByText(message)).toBeVisible();
  expect(field.element().getAttribute('aria-invalid')).toBe('true');
  expect(getByRole('dialog').query()).toBeNull();
});

test('a code with letters we never use, and one that is too short, are not sent', async () => {
  const { field, getByText, getByRole, server } = await open();
  await field.fill('K7QD-4MN0');
  await expect.element(getByText(/Codes have no vowels/)).toBeVisible();
  await field.fill('K7QD');
  await getByRole('button', { name: 'Continue' }).click();
  await expect.element(getByText('The code has eight characters.')).toBeVisible();
  expect(server.calls('waitingPairing')).toEqual([]);
});

test('a code that expires while the question is open cannot be connected', async () => {
  const { field, getByText, getByRole } = await open({ approvePairing: () => refuse('extension.codeUnknown') });
  await field.fill('K7QD-4MNP');
  await getByRole('button', { name: 'Connect', exact: true }).click();
  await expect.element(getByText(/This code has expired/)).toBeVisible();
  await expect.element(getByRole('button', { name: 'Connect', exact: true })).toBeDisabled();
});

test('a double click asks once', async () => {
  const answer = held({ connections: [connection()] });
  const { field, getByRole, server } = await open({ approvePairing: () => answer.promise });
  await field.fill('K7QD-4MNP');
  await getByRole('button', { name: 'Connect', exact: true }).dblClick();
  answer.release();
  await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  expect(server.calls('approvePairing')).toHaveLength(1);
});

test('the caret stays where a letter was corrected', async () => {
  const { field } = await open({ waitingPairing: () => refuse('extension.codeUnknown') });
  await field.fill('K7QD4MN');
  const input = field.element() as HTMLInputElement;
  input.setSelectionRange(2, 3);
  await userEvent.keyboard('x');
  await expect.element(field).toHaveValue('K7XD-4MN');
  expect(input.selectionStart).toBe(3);
});

test('lists connected browsers and disconnects one', async () => {
  const other = connection({ connectionUid: uid(61), browser: 'Chrome 155 on Windows', isThisSession: false });
  const { getByRole, getByText, server } = await open({
    listConnections: () => ({ connections: [connection({ usedAt: '2026-11-16T05:40:00.000Z' }), other] }),
    endConnection: () => ({ connections: [connection()] }),
  });
  await expect.element(getByText(/last used/)).toBeVisible();
  await getByRole('button', { name: 'Disconnect Chrome 155 on Windows' }).click();
  await expect.element(getByText('Disconnected.')).toBeVisible();
  expect(server.calls('endConnection').map(({ body }) => body.connectionUid)).toEqual([uid(61)]);
  expect(document.querySelectorAll('[data-connection]')).toHaveLength(1);
  expect(document.activeElement?.id).toBe('ext-connections');
});

test('a list that cannot be loaded can be tried again', async () => {
  const { getByRole } = await open({ listConnections: lostConnection });
  await expect.element(getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a missing extension is offered for download, an outdated one for an update', async () => {
  const { getByRole, getByText } = await open();
  await expect.element(getByText('Not installed in this browser')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Get the extension' })).toBeVisible();
});

test('an update that may not wait pauses filling in', async () => {
  install('1.2.0');
  const { getByRole, getByText } = await open({ extensionCheck: () => ({ updateAvailable: true, isCritical: true }) });
  await expect.element(getByRole('button', { name: 'Critical Update Required' })).toBeVisible();
  await expect.element(getByText(/Filling in is paused/)).toBeVisible();
});

test('fits a phone', async () => {
  await page.viewport(390, 844);
  const { getByText } = await open({ listConnections: () => ({ connections: [connection()] }) });
  await expect.element(getByText('This session')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
