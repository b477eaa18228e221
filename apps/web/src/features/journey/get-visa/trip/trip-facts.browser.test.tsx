import { expect, test } from 'vitest';
import { startServer } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { emptyTrip } from './trip.ts';
import { TripFacts } from './TripFacts.tsx';

const trip = { ...emptyTrip, visaTo: 'Italy', group: 'Tourism' } as const;

test('an agent sees where processing time and last day come from', async () => {
  startServer({});
  await renderScreen(<TripFacts trip={{ ...trip, from: '2027-03-09', to: '2027-03-20' }} />, { user: agent });
  await expect.poll(() => document.querySelectorAll('.trip-facts .origin').length).toBe(2);
  expect(document.querySelector('.trip-facts')!.textContent).not.toMatch(/As of|verified/);
});

test('without dates only the processing time has a source', async () => {
  startServer({});
  await renderScreen(<TripFacts trip={{ ...trip, from: null, to: null }} />, { user: agent });
  await expect.poll(() => document.querySelectorAll('.trip-facts .origin').length).toBe(1);
});
