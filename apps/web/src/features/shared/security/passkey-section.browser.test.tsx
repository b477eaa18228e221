import '../preferences/settings.css';
import type { Passkey } from '@visawright/contract/identity/passkey.ts';
import { expect, test, vi } from 'vitest';
import { refuse, startServer, type Handlers } from '../../../testing/fake-server.ts';
import { agent } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { PasskeySection } from './PasskeySection.tsx';

const opened = vi.hoisted(() => vi.fn<(realm: object, order: object) => Promise<void>>(() => Promise.resolve()));
vi.mock('../session/provider-page.ts', () => ({ openProviderPage: opened }));

const phone: Passkey = {
  passkeyUid: uid(71),
  name: 'Safari on iPhone',
  addedAt: '2026-11-02T09:00:00.000Z',
  lastUsedAt: '2026-11-17T09:00:00.000Z',
};

async function open(start: Passkey[], more: Handlers = {}) {
  let passkeys = start;
  opened.mockClear();
  const server = startServer({
    listPasskeys: () => ({ passkeys }),
    startPasskey: () => ({ ok: true }),
    removePasskey: ({ body }) => {
      passkeys = passkeys.filter(({ passkeyUid }) => passkeyUid !== body.passkeyUid);
      return { ok: true };
    },
    ...more,
  });
  return { ...(await renderScreen(<PasskeySection />, { user: agent })), server };
}

test('a passkey is listed with its dates and removed after a question', async () => {
  const { getByRole, getByText, server } = await open([phone]);
  await expect.element(getByText('Safari on iPhone')).toBeVisible();
  await expect.element(getByText(/added .* · last used/)).toBeVisible();
  await getByRole('button', { name: 'Remove passkey of Safari on iPhone' }).click();
  const dialog = getByRole('dialog');
  await expect.element(dialog.getByText(/can no longer sign in with it/)).toBeVisible();
  expect(server.calls('removePasskey')).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(getByText('The passkey was removed')).toBeVisible();
  await expect.element(getByText(/You have no passkeys yet/)).toBeVisible();
});

test('adding one is allowed by the server first, then the page of the provider opens', async () => {
  const { getByRole, server } = await open([]);
  await getByRole('button', { name: 'Add a passkey' }).click();
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  expect(server.calls('startPasskey')).toHaveLength(1);
  expect(opened.mock.calls[0]![1]).toMatchObject({
    purpose: 'addPasskey',
    clientId: 'harbour',
    more: { kc_action: 'webauthn-register-passwordless', login_hint: agent.email },
  });
});

test('nothing opens if the server refuses', async () => {
  const { getByRole, getByText } = await open([], { startPasskey: () => refuse('quota.tooMany') });
  await getByRole('button', { name: 'Add a passkey' }).click();
  await expect.element(getByText(/too many/i)).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
});
