import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { UsedPartnerLink } from '@visawright/contract/integrations/partner-link.ts';
import { lostConnection, refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { traveller } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { uid } from '../../../../testing/uid.ts';
import { linkedPeople } from '../drafts/linked-people.ts';
import { emptyFlow, useFlow } from '../state/flow-store.ts';
import { PartnerArrival } from './PartnerArrival.tsx';

const key = 'k'.repeat(43);
const used: UsedPartnerLink = {
  trip: {
    visaTo: 'France',
    visaFrom: 'India',
    nationality: 'India',
    visaCategory: 'Tourism',
    visaType: 'Schengen Short Stay Visa (Tourism)',
    fromDate: null,
    toDate: null,
    days: null,
  },
  start: { applicationCreationKey: 'creation-key', applicantUid: uid(7), agencyUid: uid(8) },
};

beforeEach(() => useFlow.setState(emptyFlow, true));

async function open(handlers: Partial<Handlers> = {}) {
  const server = startServer({ usePartnerLink: () => used, ...handlers });
  const screen = await renderScreen(
    <PartnerArrival linkKey={key}>
      <p>Details</p>
    </PartnerArrival>,
    { user: { ...traveller, applicantType: 'B2B' }, at: `/get-visa?startLink=${key}` },
  );
  return { ...screen, server };
}

test('fills the address with the trip, and takes the key of the agency’s traveller', async () => {
  const { address, server } = await open();
  await expect.element(page.getByText('Details')).toBeVisible();
  expect(address()).toContain('destinationCountry=FRA');
  expect(address()).toContain(`startLink=${key}`);
  await vi.waitFor(() => expect(useFlow.getState().applicationCreationKey).toBe('creation-key'), 15_000);
  expect(linkedPeople('creation-key')).toEqual({ key: 'creation-key', applicantUid: uid(7), agencyUid: uid(8) });
  expect(server.calls('usePartnerLink')).toHaveLength(1);
});

test('somebody else gets the trip, and no key', async () => {
  await open({ usePartnerLink: () => ({ ...used, start: null }) });
  await expect.element(page.getByText('Details')).toBeVisible();
  expect(useFlow.getState().applicationCreationKey).toBeNull();
});

test.each(['partnerLink.ended', 'input.invalid'] as const)('a link that does not work says so: %s', async (code) => {
  await open({ usePartnerLink: () => refuse(code) });
  await expect.element(page.getByText('This link does not work')).toBeVisible();
});

test('a lost connection can be tried again', async () => {
  let tries = 0;
  await open({ usePartnerLink: () => (++tries === 1 ? lostConnection() : used) });
  await page.getByRole('button', { name: /again|Reload/i }).click();
  await expect.element(page.getByText('Details')).toBeVisible();
});
