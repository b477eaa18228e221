import { expect, test, vi } from 'vitest';
import type { StoredData } from '@visawright/contract/privacy/privacy.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { traveller } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { setLogoutSteps } from '../../../lib/session/logout.ts';
import { DeleteCard } from './DeleteCard.tsx';

const stored: StoredData = {
  email: traveller.email,
  travellers: 2,
  applications: 3,
  documents: 7,
  packages: 1,
  nextTravelDate: '2027-03-09',
  isOnHold: false,
};
const number = '7e0c9a52-4a8b-4f0e-9d58-0f6f6b1f2a11';

async function openDialog(answer: () => unknown = () => ({ erasureUids: [number] })) {
  const leave = vi.fn();
  setLogoutSteps({ leave, showSignIn: vi.fn(), reload: vi.fn() });
  const server = startServer({ deleteAccount: answer as never, logout: () => ({ ok: true }) as never });
  const screen = await renderScreen(<DeleteCard stored={stored} />);
  await screen.getByRole('button', { name: 'See what happens' }).click();
  return { ...screen, server, leave };
}

test('says what is erased, what stays and which trip is lost, before anything is sent', async () => {
  const { getByRole, getByText, server } = await openDialog();
  await expect.element(getByRole('heading', { name: `Delete your account, ${traveller.firstName}?` })).toBeVisible();
  await expect.element(getByText(/3 applications with their answers, 7 documents/)).toBeVisible();
  await expect.element(getByText(/This can’t be undone/)).toBeVisible();
  await expect.element(getByText(/You have a trip on/)).toBeVisible();
  await expect.element(getByText('Travellers you added are erased as well.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await getByRole('button', { name: 'Keep my account' }).click();
  expect(server.calls('deleteAccount')).toHaveLength(0);
});

test('is sent once the address is typed; the number is left for the sign-in screen', async () => {
  const { getByRole, server, leave } = await openDialog();
  const field = getByRole('textbox');
  await field.fill('someone@else.test');
  await expect.element(getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await field.fill(` ${traveller.email.toUpperCase()} `);
  await getByRole('button', { name: 'Delete account' }).click();
  await expect.poll(() => leave.mock.calls.length).toBe(1);
  expect(server.calls('deleteAccount')).toHaveLength(1);
  expect(sessionStorage.getItem('vw.notice')).toContain(number);
});

test('a legal hold is explained and nothing is offered', async () => {
  const { getByText, getByRole } = await renderScreen(<DeleteCard stored={{ ...stored, isOnHold: true }} />);
  await expect.element(getByText(/because of a legal obligation/)).toBeVisible();
  expect(getByRole('button', { name: 'See what happens' }).elements()).toHaveLength(0);
});
