import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { daysLater } from '@visawright/contract/dates/days.ts';
import { today, toStoredDate } from '../../../lib/dates/dates.ts';
import { applicantRecord } from '../../../testing/applicants.ts';
import { application } from '../../../testing/applications.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { emptyFlow, startApplication, useFlow, type FlowState } from '../flow/state/flow-store.ts';
import { DetailsScreen } from './DetailsScreen.tsx';

const trip: Partial<FlowState> = {
  fromCountry: { country: 'India', countryISO: 'IN' },
  toCountry: { country: 'Italy', countryISO: 'IT' },
  nationality: { country: 'India', countryISO: 'IN' },
  category: 'Tourism',
  fromDate: toStoredDate(daysLater(today(), 90)),
  toDate: toStoredDate(daysLater(today(), 104)),
};
beforeEach(() => useFlow.setState({ ...emptyFlow, ...trip }, true));

const Steps = () => (useLocation().pathname === '/get-visa' ? <DetailsScreen /> : <p>The next step</p>);

// The server with the traveller's record as it is after each call.
async function openDetails(record = applicantRecord()) {
  let own = record;
  const server = startServer({
    listApplicants: () => ({ items: [own], total: 1, nextCursor: null, more: false }),
    updateApplicant: ({ body }) => {
      own = { ...own, city: body.city ?? null, version: own.version + 1 };
      return own;
    },
    getApplication: () => application(1, { applicantName: `${own.firstName} ${own.lastName}` }),
    documentsOfApplicant: () => ({ documents: [] }),
    extractedDocuments: () => ({ documents: [] }),
  });
  const screen = await renderScreen(<Steps />, { at: '/get-visa' });
  return { ...screen, server };
}

test.each([
  ['a new trip', '/get-visa'],
  ['a trip that was saved', `/get-visa?applicationUid=${uid(1)}`],
])('%s calls the traveller by the name of the passport, not by that of the account', async (_, at) => {
  const screen = await openDetails(applicantRecord({ firstName: 'Shalini', lastName: 'Rao' }));
  await screen.router.navigate(at);
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Shalini. Where to?' })).toBeVisible();
  const people = screen.getByRole('group', { name: 'Who is travelling?' });
  await expect.element(people.getByText(/^Shalini Rao/)).toBeVisible();
  expect(people.element().textContent).not.toContain('Asha');
});

test('the city is asked once: it is stored, and the next trip starts with it', async () => {
  const screen = await openDetails();
  await screen.getByRole('radio', { name: 'Chennai' }).click();
  await screen.getByRole('button', { name: 'Continue to guidelines' }).click();
  await expect.poll(() => screen.server.calls('updateApplicant').map(({ body }) => body.city)).toEqual(['Chennai']);
  await expect.element(screen.getByText('The next step')).toBeVisible();

  startApplication();
  useFlow.setState(trip);
  await screen.router.navigate('/get-visa');
  await expect.element(screen.getByRole('radio', { name: 'Chennai' })).toBeChecked();
});

test('a companion who is chosen gets a row in the fee table, also on the second trip', async () => {
  const screen = await openDetails(applicantRecord({ birthDate: '1990-05-01' }));
  const people = () => [...document.querySelectorAll('.fees tbody th')].map((each) => each.firstChild?.textContent);
  useFlow.setState({ companions: [{ applicantUid: uid(77), name: 'Dev Verma' }] });
  await expect.poll(people).toEqual(['Asha Verma', 'Dev Verma']);

  startApplication();
  useFlow.setState(trip);
  await screen.router.navigate('/get-visa');
  await expect.poll(() => people().includes('Dev Verma')).toBe(false);
  await expect.poll(() => people()[0]).toBe('Visa fee');
});
