import type { OwnChannels } from '@visawright/contract/identity/channels.ts';
import { Preferences } from '@visawright/contract/identity/preferences.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, startServer, type Handlers } from '../../../../../testing/fake-server.ts';
import { agent } from '../../../../../testing/people.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { uid } from '../../../../../testing/uid.ts';
import { NotificationsTab } from '../NotificationsTab.tsx';

const none: OwnChannels = {
  push: { isOffered: true, publicKey: 'B'.repeat(87), devices: [] },
  offered: ['sms', 'whatsapp'],
  phone: null,
};
const at = '2026-11-16T10:00:00.000Z';
const phone = { ending: '3210', confirmedAt: at, stopped: [] };

async function open(handlers: Handlers = {}) {
  await page.viewport(1280, 1000);
  const server = startServer({
    getPreferences: () => Preferences.parse({}),
    savePreferences: ({ body }) => body,
    getChannels: () => none,
    ...handlers,
  });
  return { ...(await renderScreen(<NotificationsTab />, { user: agent, at: '/settings?tab=notifications' })), server };
}

test('channels that the realm does not offer have no column', async () => {
  const screen = await open({ getChannels: () => ({ ...none, offered: ['whatsapp'] }) });
  await expect.element(screen.getByRole('columnheader', { name: 'WhatsApp' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'In the browser' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'SMS' })).not.toBeInTheDocument();
});

test('a choice of a channel is saved with the others', async () => {
  const screen = await open();
  await screen.getByRole('switch', { name: 'Announcements, SMS' }).click({ force: true });
  await expect
    .poll(() => screen.server.calls('savePreferences').at(-1)?.body)
    .toMatchObject({ notifications: { announcement: { app: true, mail: false, sms: true, often: 'atOnce' } } });
  const often = () => document.querySelector<HTMLInputElement>('input[aria-label="Announcements, How often"]');
  await expect.poll(() => often()?.disabled).toBe(false);
});

test('a phone number is confirmed with its code', async () => {
  const screen = await open({
    sendPhoneCode: () => ({ codeUid: uid(1), codeSeconds: 600 }),
    confirmPhone: ({ body }) => (body.code === '123456' ? { ...none, phone } : refuse('phone.codeWrong', { left: 4 })),
  });
  const number = screen.getByRole('textbox', { name: 'Phone number' });
  await number.fill('12');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(screen.getByText(/with its country code/)).toBeVisible();
  expect(screen.server.calls('sendPhoneCode')).toEqual([]);
  await number.fill('+91 98765 43210');
  await screen.getByRole('button', { name: 'Send code' }).click();
  const code = screen.getByRole('textbox', { name: 'Code' });
  await code.fill('000000');
  await expect.element(screen.getByText('That code isn’t right. You have 4 tries left.')).toBeVisible();
  await code.fill('123456');
  await expect.element(screen.getByText(/Number ending in 3210/)).toBeVisible();
});

test('a stopped channel is named, and the number can be removed', async () => {
  const screen = await open({
    getChannels: () => ({ ...none, phone: { ...phone, stopped: ['sms'] } }),
    removePhone: () => none,
  });
  await expect.element(screen.getByText(/You answered STOP by SMS/)).toBeVisible();
  await screen.getByRole('button', { name: 'Remove number' }).click();
  await expect.element(screen.getByRole('button', { name: 'Send code' })).toBeVisible();
});

test('browsers are listed and turned off one by one', async () => {
  const device = { deviceUid: uid(2), name: 'Chrome on Windows', addedAt: at, usedAt: null };
  const screen = await open({
    getChannels: () => ({ ...none, push: { ...none.push, devices: [device] } }),
    removePushDevice: () => none,
  });
  await screen.getByRole('button', { name: 'Turn off on Chrome on Windows' }).click();
  await expect.element(screen.getByText('No browser gets messages yet.')).toBeVisible();
  expect(screen.server.calls('removePushDevice').map(({ body }) => body)).toEqual([{ deviceUid: uid(2) }]);
});

test('where nothing is offered it says so; a failure can be tried again', async () => {
  let isFailing = true;
  const screen = await open({
    getChannels: () =>
      isFailing ? refuse('part.unavailable') : { ...none, offered: [], push: { ...none.push, isOffered: false } },
  });
  await expect.element(screen.getByText('Your browsers and phone number could not be loaded')).toBeVisible();
  isFailing = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('SMS and WhatsApp are not set up here. Ask your admin.')).toBeVisible();
  await expect.element(screen.getByText('Messages in the browser are switched off here.')).toBeVisible();
});
