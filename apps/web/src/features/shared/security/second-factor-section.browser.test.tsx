import '../preferences/settings.css';
import type { SecondFactor } from '@visawright/contract/identity/second-factor.ts';
import { expect, test } from 'vitest';
import { refuse, startServer } from '../../../testing/fake-server.ts';
import { agent } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';

const recoveryCodes = Array.from({ length: 10 }, (_, i) => `code${i}-abcde`);
const off: SecondFactor = { isOn: false, isRequired: false, recoveryCodesLeft: 0 };
const on: SecondFactor = { isOn: true, isRequired: false, recoveryCodesLeft: 10 };

async function open(start: SecondFactor) {
  let state = start;
  const server = startServer({
    getSecondFactor: () => state,
    startSecondFactor: () => ({ secret: 'ABCD'.repeat(8), address: 'otpauth://totp/x' }),
    confirmSecondFactor: ({ body }) => {
      if (body.code !== '123456') return refuse('auth.codeWrong');
      state = on;
      return { recoveryCodes };
    },
    newRecoveryCodes: () => ({ recoveryCodes: recoveryCodes.map((code) => code.replace('code', 'next')) }),
    removeSecondFactor: () => {
      state = off;
      return { ok: true };
    },
  });
  return { ...(await renderScreen(<SecondFactorSection />, { user: agent })), server };
}

test('a set-up shows the key, refuses a wrong code and shows the recovery codes once', async () => {
  const { getByRole, getByText, getByLabelText } = await open(off);
  await getByRole('button', { name: 'Set up' }).click();
  await expect.element(getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expect.element(getByText('ABCD ABCD', { exact: false })).toBeVisible();
  await getByLabelText('Six-digit code').fill('000000');
  await getByRole('button', { name: 'Turn on' }).click();
  await expect.element(getByText(/^That code isn’t right/)).toBeVisible();
  await getByLabelText('Six-digit code').fill('123456');
  await getByRole('button', { name: 'Turn on' }).click();
  await expect.element(getByText('code9-abcde')).toBeVisible();
  await expect.element(getByText(/10 recovery codes are left/)).toBeVisible();
  expect(getByRole('img', { name: /QR code/ }).elements()).toHaveLength(0);
  expect(getByText(/^That code isn’t right/).elements()).toHaveLength(0);
});

test('a cancelled set-up leaves nothing behind', async () => {
  const { getByRole, server } = await open(off);
  await getByRole('button', { name: 'Set up' }).click();
  await getByRole('button', { name: 'Cancel' }).click();
  await expect.element(getByRole('button', { name: 'Set up' })).toBeVisible();
  expect(server.calls('confirmSecondFactor')).toHaveLength(0);
});

test('new recovery codes replace those shown; turning off asks first', async () => {
  const { getByRole, getByText, server } = await open(on);
  await getByRole('button', { name: 'New recovery codes' }).click();
  await expect.element(getByText('next0-abcde')).toBeVisible();
  await getByRole('button', { name: 'Turn off' }).click();
  const dialog = getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { name: 'Turn off the second step?' })).toBeVisible();
  expect(server.calls('removeSecondFactor')).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(getByRole('button', { name: 'Set up' })).toBeVisible();
  expect(getByText('next0-abcde').elements()).toHaveLength(0);
});

test('a role that needs it cannot turn it off', async () => {
  const { getByRole, getByText } = await open({ ...on, isRequired: true });
  await expect.element(getByText(/Your role needs it/)).toBeVisible();
  expect(getByRole('button', { name: 'Turn off' }).elements()).toHaveLength(0);
});
