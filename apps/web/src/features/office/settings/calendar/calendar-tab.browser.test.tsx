import { expect, test } from 'vitest';
import { refuse, startServer } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { CalendarTab } from './CalendarTab.tsx';

const off = { isOn: false, address: null, createdAt: null, usedAt: null };
const on = { ...off, isOn: true, createdAt: '2026-11-16T10:00:00.000Z' };
const open = () => renderScreen(<CalendarTab />, { user: agent, at: '/settings?tab=calendar' });

test('makes an address, shows it once, and ends it', async () => {
  startServer({
    getCalendarFeed: () => off,
    createCalendarFeed: () => ({ ...on, address: 'https://visas.test/calendar/secret.ics' }),
    endCalendarFeed: () => off,
  });
  const screen = await open();
  await screen.getByRole('button', { name: 'Make address' }).click();
  await expect.element(screen.getByText('https://visas.test/calendar/secret.ics')).toBeVisible();
  await screen.getByRole('button', { name: 'I have saved it' }).click();
  await expect.element(screen.getByText('https://visas.test/calendar/secret.ics')).not.toBeInTheDocument();
  await expect.element(screen.getByText('No calendar has read it yet.')).toBeVisible();
  await screen.getByRole('button', { name: 'End address' }).click();
  await expect.element(screen.getByRole('button', { name: 'Make address' })).toBeVisible();
});

test('shows a refusal', async () => {
  startServer({ getCalendarFeed: () => on, createCalendarFeed: () => refuse('part.unavailable') });
  const screen = await open();
  await screen.getByRole('button', { name: 'Replace address' }).click();
  await expect.element(screen.getByText(/Part of the service is not responding/)).toBeVisible();
});
