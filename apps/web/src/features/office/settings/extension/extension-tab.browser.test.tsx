import { expect, test } from 'vitest';
import { held, refuse, startServer } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { ExtensionTab } from './ExtensionTab.tsx';

const open = () => renderScreen(<ExtensionTab />, { user: { ...agent, role: ['admin'] } });

test('publishes a version once, even after a double click, and says so', async () => {
  const answer = held({ version: '1.4.0', isCritical: true, notes: 'Faster' });
  const server = startServer({ extensionCreate: () => answer.promise });
  const screen = await open();
  await screen.getByLabelText('Version').fill(' 1.4.0 ');
  await screen.getByRole('checkbox', { name: 'Critical update' }).click();
  await screen.getByLabelText('What is new').fill('Faster');
  await screen.getByRole('button', { name: 'Publish version' }).dblClick();
  answer.release();
  await expect.element(screen.getByText('Version 1.4.0 is published.')).toBeVisible();
  expect(server.calls('extensionCreate').map(({ body }) => body)).toEqual([
    { version: '1.4.0', isCritical: true, notes: 'Faster' },
  ]);
  await expect.element(screen.getByLabelText('Version')).toHaveValue('');
});

test('refuses what is not a version before it asks the server, and shows what the server refuses', async () => {
  const server = startServer({ extensionCreate: () => refuse('extension.versionTaken') });
  const screen = await open();
  for (const wrong of ['', '1', 'v1.4', '1.4.0.0.0']) {
    await screen.getByLabelText('Version').fill(wrong);
    await screen.getByRole('button', { name: 'Publish version' }).click();
    await expect.element(screen.getByText(/Enter two to four numbers/)).toBeVisible();
  }
  expect(server.calls('extensionCreate')).toEqual([]);
  await screen.getByLabelText('Version').fill('1.4');
  await screen.getByRole('button', { name: 'Publish version' }).click();
  await expect.element(screen.getByText('This version is already published.')).toBeVisible();
  await expect.element(screen.getByLabelText('Version')).toHaveValue('1.4'); // for a correction
});
