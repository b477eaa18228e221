import type { RealmChannels } from '@visawright/contract/identity/channels.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { ChannelsTab } from './ChannelsTab.tsx';

const quiet = { sent: 0, failed: 0, lastCause: null };
const off: RealmChannels = {
  push: { isOn: true, devices: 3, ...quiet },
  sms: {
    isOn: false,
    url: 'https://api.twilio.com',
    account: '',
    from: '',
    hasToken: false,
    callbackUrl: 'https://visas.test/callbacks/sms/one',
    ...quiet,
  },
  whatsapp: {
    isOn: true,
    url: 'https://graph.facebook.com/v23.0',
    phone: '10987654321',
    template: 'notice',
    codeTemplate: 'code',
    hasToken: true,
    hasAppSecret: true,
    hasVerifyToken: true,
    callbackUrl: 'https://visas.test/callbacks/whatsapp/one',
    sent: 12,
    failed: 1,
    lastCause: '131026',
  },
};

async function open(handlers: Handlers = {}) {
  await page.viewport(1280, 1400);
  const server = startServer({ getRealmChannels: () => off, ...handlers });
  const user = { ...agent, role: ['admin' as const] };
  return { ...(await renderScreen(<ChannelsTab />, { user, at: '/settings?tab=channels' })), server };
}
const formOf = (screen: Awaited<ReturnType<typeof open>>, name: string) => screen.getByRole('form', { name });

test('a provider is set up with its secret, which is not shown afterwards', async () => {
  const screen = await open({
    saveRealmChannel: () => ({
      ...off,
      sms: { ...off.sms, isOn: true, account: 'AC00000001', from: '+15005550006', hasToken: true },
    }),
  });
  const sms = formOf(screen, 'SMS');
  await sms.getByRole('switch').click();
  await sms.getByRole('button', { name: 'Save' }).click();
  await expect.element(sms.getByText('Enter the token, 8 characters at least')).toBeVisible();
  expect(screen.server.calls('saveRealmChannel')).toEqual([]);
  await sms.getByLabelText('Account').fill('AC00000001');
  await sms.getByLabelText('Sender').fill('+15005550006');
  await sms.getByLabelText('Token').fill('secret-token');
  await sms.getByRole('button', { name: 'Save' }).click();
  await expect.element(sms.getByText('Stored. Leave it empty to keep it.')).toBeVisible();
  await expect.element(sms.getByLabelText('Token')).toHaveValue('');
  expect(screen.server.calls('saveRealmChannel').map(({ body }) => body)).toEqual([
    {
      channel: 'sms',
      isOn: true,
      url: 'https://api.twilio.com',
      account: 'AC00000001',
      from: '+15005550006',
      token: 'secret-token',
    },
  ]);
});

test('shows how the last days went, and keeps stored secrets unless the address changes', async () => {
  const screen = await open({ saveRealmChannel: () => off });
  const whatsapp = formOf(screen, 'WhatsApp');
  await expect.element(whatsapp.getByText('12 messages in the last 7 days · 1 failed, last with 131026')).toBeVisible();
  await whatsapp.getByLabelText('Template for notifications').fill('notice_2');
  await whatsapp.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => screen.server.calls('saveRealmChannel').length).toBe(1);
  expect(screen.server.calls('saveRealmChannel')[0]!.body).not.toHaveProperty('token');
  await whatsapp.getByLabelText('Address of the service').fill('https://other.example.org');
  await whatsapp.getByRole('button', { name: 'Save' }).click();
  await expect.element(whatsapp.getByText('Enter the app secret, 8 characters at least')).toBeVisible();
});

test('a refused address is shown beside its field', async () => {
  const screen = await open({ saveRealmChannel: () => refuse('channel.addressRefused') });
  const whatsapp = formOf(screen, 'WhatsApp');
  await whatsapp.getByRole('switch').click();
  await whatsapp.getByRole('button', { name: 'Save' }).click();
  await expect.element(whatsapp.getByText(/This address is not public/)).toBeVisible();
});

test('messages in browsers are switched off at once', async () => {
  const screen = await open({ saveRealmChannel: () => ({ ...off, push: { ...off.push, isOn: false } }) });
  await expect.element(screen.getByText('3 browsers')).toBeVisible();
  await screen.getByRole('switch', { name: 'Messages in the browser' }).click();
  await expect.element(screen.getByRole('switch', { name: 'Messages in the browser' })).not.toBeChecked();
  expect(screen.server.calls('saveRealmChannel').map(({ body }) => body)).toEqual([{ channel: 'push', isOn: false }]);
});

test('a failure can be tried again', async () => {
  const screen = await open({ getRealmChannels: () => refuse('part.unavailable') });
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a test message is sent for a channel that is on, and a refusal says what is missing', async () => {
  let tries = 0;
  const screen = await open({
    sendTestMessage: () => (++tries === 1 ? { ok: true as const } : refuse('channel.nowhere')),
  });
  const push = screen.getByRole('button', { name: 'Send a test message: Messages in the browser' });
  await expect.element(screen.getByRole('button', { name: 'Send a test message: SMS' })).toBeDisabled();
  await push.click();
  await expect.element(screen.getByText(/On its way/)).toBeVisible();
  expect(screen.server.calls('sendTestMessage').map(({ body }) => body.channel)).toEqual(['push']);
  await push.click();
  await expect.element(screen.getByText(/There is nowhere to send it/)).toBeVisible();
});
