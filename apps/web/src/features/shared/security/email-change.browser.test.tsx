import '../preferences/settings.css';
import { expect, test } from 'vitest';
import { refuse, startServer, type Handlers } from '../../../testing/fake-server.ts';
import { agent, traveller } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { EmailChange } from './EmailChange.tsx';

const changeUid = uid(77);
const email = 'asha.new@example.test';

async function open(handlers: Handlers, isOn = false, user = traveller) {
  const server = startServer({
    getSecondFactor: () => ({ isOn, isRequired: false, recoveryCodesLeft: isOn ? 10 : 0 }),
    requestEmailChange: () => ({ changeUid, codeSeconds: 600 }),
    ownSessions: () => ({ sessions: [] }),
    ...handlers,
  });
  const screen = await renderScreen(<EmailChange />, { user });
  await screen.getByRole('button', { name: 'Change email address' }).click();
  return { ...screen, server };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function ask({ getByLabelText, getByRole }: Opened, proof: string | RegExp = 'Password') {
  await getByLabelText('New email address').fill(` ${email.toUpperCase()} `);
  await getByLabelText(proof, { exact: true }).fill('right or wrong');
  await getByRole('button', { name: 'Send code' }).click();
}

test('an address that cannot be one, and the own address, are named before anything is sent', async () => {
  const { getByLabelText, getByRole, getByText, server } = await open({});
  await getByLabelText('Password', { exact: true }).fill('something');
  await getByLabelText('New email address').fill('asha@');
  await getByRole('button', { name: 'Send code' }).click();
  await expect.element(getByText(/Enter an email address/)).toBeVisible();
  await getByLabelText('New email address').fill(traveller.email.toUpperCase());
  await expect.element(getByText('This is already your email address.')).toBeVisible();
  expect(server.calls('requestEmailChange')).toHaveLength(0);
});

test('a wrong password is shown at its field and the new address stays', async () => {
  const screen = await open({ requestEmailChange: () => refuse('auth.failed') });
  await ask(screen);
  await expect.element(screen.getByText('This is not your current password.')).toBeVisible();
  await expect.element(screen.getByLabelText('New email address')).toHaveValue(email.toUpperCase());
});

test('a wrong code says how many tries are left; the right one changes the address shown', async () => {
  let left = 2;
  const screen = await open({
    confirmEmailChange: ({ body }) =>
      body.code === '123456' ? { email } : refuse('email.codeWrong', { left: --left }),
  });
  const { getByLabelText, getByText, server } = screen;
  await ask(screen);
  await expect.element(getByText(`If ${email} can be used`, { exact: false })).toBeVisible();
  expect(server.calls('requestEmailChange')[0]?.body).toEqual({ email, password: 'right or wrong' });
  await getByLabelText('Six-digit code').fill('000000');
  await expect.element(getByText('That code isn’t right. 1 try is left.')).toBeVisible();
  await getByLabelText('Six-digit code').fill('123456');
  await expect.element(getByText(`Your email address is now ${email}.`, { exact: false })).toBeVisible();
  await expect.element(getByText(`You sign in with ${email}.`, { exact: false })).toBeVisible();
  expect(server.calls('confirmEmailChange').map(({ body }) => body.changeUid)).toEqual([changeUid, changeUid]);
});

test.each([
  ['email.codeOld', 'This code no longer works. Ask for a new one.'],
  ['person.emailTaken', 'This email address is already in use.'],
] as const)('%s leads back to the first step and says why', async (code, text) => {
  const screen = await open({ confirmEmailChange: () => refuse(code) });
  await ask(screen);
  await screen.getByLabelText('Six-digit code').fill('123456');
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByLabelText('New email address')).toBeVisible();
});

test('with an authenticator app its code is asked for, or the password', async () => {
  const screen = await open({ requestEmailChange: () => refuse('auth.codeWrong') }, true, agent);
  await expect.element(screen.getByRole('button', { name: 'Use your password instead' })).toBeVisible();
  await ask(screen, /^Code from your authenticator app/);
  await expect.element(screen.getByText(/^That code isn’t right/)).toBeVisible();
  expect(screen.server.calls('requestEmailChange')[0]?.body).toEqual({ email, factorCode: 'right or wrong' });
  await screen.getByRole('button', { name: 'Use your password instead' }).click();
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('');
});
