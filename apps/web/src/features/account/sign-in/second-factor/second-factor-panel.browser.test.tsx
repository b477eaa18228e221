import '../sign-in.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignProvider } from '../../../../components/sign-in/SignProvider.tsx';
import { CallError } from '../../../../lib/http/send.ts';
import SecondFactorPanel from './SecondFactorPanel.tsx';

const sent = vi.hoisted(() => vi.fn<(name: string, input: { body: object }) => Promise<unknown>>());
vi.mock('../../../../lib/api/call.ts', async (original) => ({ ...(await original<object>()), call: sent }));

const signInUid = '6f1c5a40-0000-4000-8000-000000000001';
const open = (app?: { secret: string; address: string }) =>
  render(
    <SignProvider>
      <SecondFactorPanel
        pending={{ signInUid, name: 'Asha Verma', ...(app ? { app } : {}) }}
        account="asha@sunrise.test"
        onBack={() => undefined}
      />
    </SignProvider>,
  );

test('a wrong code is named and can be entered again; the box travels with it', async () => {
  sent.mockRejectedValue(new CallError(422, { code: 'auth.codeWrong', message: 'That code isn’t right.' }));
  await open();
  await expect.element(page.getByText('Asha Verma')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await userEvent.type(page.getByLabelText('Six-digit code'), '718305');
  await userEvent.click(page.getByLabelText('Don’t ask on this computer for 14 days'));
  await userEvent.click(page.getByRole('button', { name: 'Verify' }));
  await expect.element(page.getByText('That code isn’t right.')).toBeVisible();
  expect(sent).toHaveBeenCalledWith('completeSignIn', { body: { signInUid, code: '718305', trustDevice: true } });
  await expect.element(page.getByLabelText('Six-digit code')).toHaveValue('');
});

test('a recovery code can be used instead', async () => {
  sent.mockRejectedValue(new CallError(422, { code: 'auth.codeWrong', message: 'That code isn’t right.' }));
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(page.getByLabelText('Recovery code'), 'abcde-fghij');
  await userEvent.click(page.getByRole('button', { name: 'Verify' }));
  expect(sent).toHaveBeenCalledWith('completeSignIn', { body: { signInUid, code: 'abcde-fghij', trustDevice: false } });
});

test('the set-up shows a QR code and the key, then the recovery codes once', async () => {
  const recoveryCodes = Array.from({ length: 10 }, (_, i) => `code${i}-abcde`);
  const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 300, refresh_expires_in: 1_800 };
  sent.mockResolvedValue({ tokens, userData: { id: '1', role: ['admin'] }, recoveryCodes });
  await open({ secret: 'ABCD'.repeat(8), address: 'otpauth://totp/x' });
  await expect.element(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expect.element(page.getByText('ABCD ABCD', { exact: false })).toBeVisible();
  await userEvent.type(page.getByLabelText('Six-digit code'), '123456');
  await expect.element(page.getByText('Save your recovery codes')).toBeVisible();
  await expect.element(page.getByText('code9-abcde')).toBeVisible();
});
