import type { LegalHold } from '@visawright/contract/privacy/privacy.ts';
import { expect, test } from 'vitest';
import { refuse, startServer } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { uid } from '../../../../testing/uid.ts';
import { LegalHolds } from './LegalHolds.tsx';

const admin = { ...agent, role: ['admin' as const] };
const hold: LegalHold = {
  holdUid: uid(1),
  reference: 'A-7K2M9Q',
  reason: 'Court order 12',
  placedByName: 'Joseph Fernandes',
  placedAt: '2026-11-16T05:12:00.000Z',
};

test('an admin places a hold by reference with a reason, and releases it', async () => {
  const server = startServer({
    listHolds: () => ({ holds: [] }),
    placeHold: ({ body }) => (body.reference === 'A-7K2M9Q' ? { holds: [hold] } : refuse('record.notFound')),
    releaseHold: () => ({ holds: [] }),
  });
  const screen = await renderScreen(<LegalHolds />, { user: admin });
  await expect.element(screen.getByText('No holds are in force.')).toBeVisible();
  await screen.getByRole('button', { name: 'Place a hold' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Place a legal hold' });
  const submit = dialog.getByRole('button', { name: 'Place a hold' });
  await expect.element(submit).toBeDisabled();
  await dialog.getByLabelText('Reference of an application').fill('A-000000');
  await dialog.getByLabelText('Reason').fill('Court order 12');
  await submit.click();
  await expect.element(dialog.getByText('There is no application with this reference.')).toBeVisible();
  await dialog.getByLabelText('Reference of an application').fill('A-7K2M9Q');
  await submit.click();
  await expect.element(screen.getByText('The hold is in force')).toBeVisible();
  await expect.element(screen.getByText('Court order 12')).toBeVisible();
  await screen.getByRole('button', { name: 'Release the hold of A-7K2M9Q' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect.element(screen.getByText('No holds are in force.')).toBeVisible();
  expect(server.calls('releaseHold').map(({ body }) => body)).toEqual([{ holdUid: hold.holdUid }]);
});
