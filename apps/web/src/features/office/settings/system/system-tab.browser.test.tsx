import { expect, test } from 'vitest';
import { refuse, startServer } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { SystemTab } from './SystemTab.tsx';
import { badStatus, goodStatus } from './testing/system-status.ts';

const admin = { ...agent, role: ['admin' as const] };
const open = () => renderScreen(<SystemTab />, { user: admin, at: '/settings?tab=system' });

test('shows in one line that everything answers, and the numbers below', async () => {
  startServer({ systemStatus: () => goodStatus });
  const screen = await open();
  await expect.element(screen.getByText('Everything answers')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Database \(PostgreSQL\) Answers .* 2 ms/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Documents to read 0 3 –/ })).toBeVisible();
  await expect.element(screen.getByText('3 workers, release 9f3c2ab81d04')).toBeVisible();
});

test('names what fails and what people notice of it', async () => {
  startServer({ systemStatus: () => badStatus });
  const screen = await open();
  await expect.element(screen.getByText('2 parts do not answer')).toBeVisible();
  await expect.element(screen.getByText('Uploads are accepted and wait until they can be scanned.')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Documents to read 1,284 0 22 min/ })).toBeVisible();
});

test('says when no worker runs, and what is not known', async () => {
  startServer({
    systemStatus: () => ({
      ...goodStatus,
      workersAlive: 0,
      processes: [],
      backups: null,
      signingKeySince: null,
      certificates: [],
    }),
  });
  const screen = await open();
  await expect.element(screen.getByText('No worker is running')).toBeVisible();
  await expect.element(screen.getByText(/Not known here/)).toBeVisible();
  await expect.element(screen.getByText('No certificate is known here')).toBeVisible();
});

test('a failure to load offers another try', async () => {
  let isDown = true;
  startServer({ systemStatus: () => (isDown ? refuse('part.unavailable') : goodStatus) });
  const screen = await open();
  const again = screen.getByRole('button', { name: /again/i });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(screen.getByText('Everything answers')).toBeVisible();
});
