import { expect, test } from 'vitest';
import type { PublishedRelease } from '@visawright/contract/extension/release.ts';
import { held, lostConnection, refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { ReleasesTab } from './ReleasesTab.tsx';

const open = () =>
  renderScreen(<ReleasesTab />, { user: { ...agent, role: ['admin'] }, at: '/settings?tab=extensionReleases' });
const start = (handlers: Handlers = {}) => startServer({ listExtensionReleases: () => ({ items: [] }), ...handlers });

const release = (version: string, part: Partial<PublishedRelease> = {}): PublishedRelease => ({
  version,
  isCritical: false,
  notes: '',
  createdAt: '2026-11-15T10:00:00.000Z',
  byName: 'Joseph Fernandes',
  archive: null,
  ...part,
});

test('publishes a version once, even after a double click, and says so', async () => {
  const answer = held({ version: '1.4.0', isCritical: true, notes: 'Faster' });
  const server = start({ extensionCreate: () => answer.promise });
  const screen = await open();
  await screen.getByLabelText('Version').fill(' 1.4.0 ');
  await screen.getByRole('checkbox', { name: 'Critical update' }).click();
  await screen.getByLabelText('What is new').fill('Faster');
  await screen.getByRole('button', { name: 'Publish version' }).dblClick();
  server.use({ listExtensionReleases: () => ({ items: [release('1.4.0', { isCritical: true, notes: 'Faster' })] }) });
  answer.release();
  await expect.element(screen.getByText('Version 1.4.0 is published.')).toBeVisible();
  expect(server.calls('extensionCreate').map(({ body }) => body)).toEqual([
    { version: '1.4.0', isCritical: true, notes: 'Faster' },
  ]);
  await expect.element(screen.getByLabelText('Version')).toHaveValue('');
  await expect.poll(() => document.querySelector('[data-release="1.4.0"]')?.textContent).toMatch(/Critical.*Faster/);
});

test('refuses what is not a version before it asks the server, and shows what the server refuses', async () => {
  const server = start({ extensionCreate: () => refuse('extension.versionTaken') });
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

test('lists versions with the archive a person can compare', async () => {
  const archive = { bytes: 412_000, sha256: 'ab'.repeat(32), keyId: '2026-11', signature: 'c2lnbmF0dXJl' };
  start({
    listExtensionReleases: () => ({
      items: [release('1.4.2', { archive, notes: 'Waits longer for slow portal lists' }), release('1.4.1')],
    }),
  });
  const screen = await open();
  const newest = () => document.querySelector('[data-release="1.4.2"]')!.textContent;
  await expect.element(screen.getByText('Waits longer for slow portal lists')).toBeVisible();
  expect(newest()).toContain('by Joseph Fernandes');
  expect(newest()).toContain('0.4 MB');
  expect(newest()).toContain(archive.sha256);
  expect(newest()).toContain('signed with key 2026-11');
  await expect.element(screen.getByRole('button', { name: 'Copy SHA-256 of version 1.4.2' })).toBeVisible();
  expect(document.querySelector('[data-release="1.4.1"]')!.textContent).toContain('This server has no archive of it');
});

test('an empty list says so', async () => {
  start();
  const screen = await open();
  await expect.element(screen.getByText(/No version is published yet/)).toBeVisible();
});

test('without a connection it offers to try again', async () => {
  start({ listExtensionReleases: lostConnection });
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
