import { expect, test, vi } from 'vitest';
import { refuse, startServer, type Handlers } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import ConfirmDialog from './ConfirmDialog.tsx';

async function open(isOn: boolean, confirmSignIn: NonNullable<Handlers['confirmSignIn']>) {
  const onDone = vi.fn<(isConfirmed: boolean) => void>();
  const server = startServer({
    getSecondFactor: () => ({ isOn, isRequired: false, recoveryCodesLeft: isOn ? 10 : 0 }),
    confirmSignIn,
  });
  const screen = await renderScreen(<ConfirmDialog onDone={onDone} />);
  await expect.element(screen.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  return { ...screen, server, onDone };
}

test('a wrong password is named at its field; the right one confirms', async () => {
  const { getByLabelText, getByRole, getByText, server, onDone } = await open(false, ({ body }) =>
    'password' in body && body.password === 'right' ? { ok: true } : refuse('auth.failed'),
  );
  await expect.element(getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await getByLabelText('Password', { exact: true }).fill('wrong');
  await getByRole('button', { name: 'Confirm' }).click();
  await expect.element(getByText('This is not your current password.')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await getByLabelText('Password', { exact: true }).fill('right');
  expect(getByText('This is not your current password.').elements()).toHaveLength(0);
  await getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => onDone.mock.calls).toEqual([[true]]);
  expect(server.calls('confirmSignIn')).toHaveLength(2);
});

test('with an authenticator app a code is enough, also a recovery code', async () => {
  const { getByLabelText, getByRole, getByText, server, onDone } = await open(true, ({ body }) =>
    'code' in body && body.code === 'abcde-fghij' ? { ok: true } : refuse('auth.codeWrong'),
  );
  const field = getByLabelText(/^Code from your authenticator app/);
  await field.fill('12345');
  await expect.element(getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await field.fill('123456');
  await getByRole('button', { name: 'Confirm' }).click();
  await expect.element(getByText(/^That code isn’t right/)).toBeVisible();
  await field.fill(' abcde-fghij ');
  await getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => onDone.mock.calls).toEqual([[true]]);
  expect(server.calls('confirmSignIn').map(({ body }) => body)).toEqual([{ code: '123456' }, { code: 'abcde-fghij' }]);
});

test('other errors are shown beside the button, and cancelling confirms nothing', async () => {
  const { getByLabelText, getByRole, getByText, onDone } = await open(false, () => refuse('quota.tooMany'));
  await getByLabelText('Password', { exact: true }).fill('anything');
  await getByRole('button', { name: 'Confirm' }).click();
  await expect.element(getByText(/too many/i)).toBeVisible();
  await getByRole('button', { name: 'Cancel' }).click();
  expect(onDone.mock.calls).toEqual([[false]]);
});
