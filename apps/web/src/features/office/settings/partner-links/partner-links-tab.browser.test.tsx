import type { PartnerLink, PartnerLinks } from '@visawright/contract/integrations/partner-link.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { agency } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { uid } from '../../../../testing/uid.ts';
import { PartnerLinksTab } from './PartnerLinksTab.tsx';

const link: PartnerLink = {
  linkUid: uid(1),
  name: 'Hotel Promenade',
  agencyName: 'Meridian',
  trip: {
    visaTo: 'France',
    visaFrom: 'India',
    nationality: 'India',
    visaCategory: 'Tourism',
    visaType: 'Schengen Short Stay Visa (Tourism)',
    fromDate: null,
    toDate: null,
    days: 10,
  },
  state: 'open',
  expiresAt: '2027-01-01T00:00:00.000Z',
  mostUses: 20,
  uses: 7,
  started: 3,
  usedAt: '2026-11-18T10:00:00.000Z',
  createdAt: '2026-11-01T10:00:00.000Z',
};
const of = (...links: PartnerLink[]): PartnerLinks => ({ links, most: 50, agencyName: 'Meridian' });
const address = 'https://visas.test/start/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE';

async function open(handlers: Partial<Handlers> = {}, width = 1280) {
  await page.viewport(width, 1000);
  const server = startServer({ listPartnerLinks: () => of(link), ...handlers });
  return { ...(await renderScreen(<PartnerLinksTab />, { user: agency, at: '/settings?tab=partnerLinks' })), server };
}

async function fillIn() {
  await userEvent.click(page.getByRole('button', { name: 'New start link' }));
  await userEvent.fill(page.getByLabelText('Name', { exact: true }), ' Hotel Promenade ');
  await userEvent.click(page.getByRole('combobox', { name: 'Destination' }));
  await userEvent.click(page.getByRole('option', { name: 'France', exact: true }));
}

test('shows what each link prepares, its uses and its last day', async () => {
  await open();
  const row = page.getByRole('row', { name: /Hotel Promenade/ });
  await expect.element(row.getByText('7 of 20')).toBeVisible();
  await expect.element(row.getByText(/Tourism · 10 days/)).toBeVisible();
  await expect.element(row.getByText(/until .*31/)).toBeVisible(); // it works through its last day
  await expect.element(page.getByText('Agencies’ travellers cannot use phones here.', { exact: false })).toBeVisible();
});

test('the preview follows the form, and the address is shown once with its button', async () => {
  const { server } = await open({
    listPartnerLinks: () => of(),
    createPartnerLink: () => ({ link, address }),
  });
  await expect.element(page.getByText(/No start links yet/)).toBeVisible();
  await fillIn();
  await expect.element(page.getByRole('heading', { name: 'Your visa for France with Meridian' })).toBeVisible();
  await expect.element(page.getByText('You choose them')).toBeVisible();
  await userEvent.click(page.getByText('Duration'));
  await expect.element(page.getByText('10 days, you choose when')).toBeVisible();
  await userEvent.dblClick(page.getByRole('button', { name: 'Make start link' }));
  await expect.element(page.getByText(address, { exact: true })).toBeVisible();
  const snippet = document.querySelector('[data-made=snippet] code')!.textContent;
  expect(snippet).toContain(`<a href="${address}"`);
  expect(server.calls('createPartnerLink')).toHaveLength(1);
  expect(server.calls('createPartnerLink')[0]!.body).toMatchObject({
    name: 'Hotel Promenade',
    trip: { visaTo: 'France', days: 10, fromDate: null },
    expiresOn: null,
    mostUses: null,
  });
  await userEvent.click(page.getByRole('button', { name: 'I have saved it' }));
  expect(page.getByText(address, { exact: true }).query()).toBeNull();
});

test('a refusal keeps what was entered', async () => {
  await open({ createPartnerLink: () => refuse('partnerLink.tooMany') });
  await fillIn();
  await userEvent.click(page.getByRole('button', { name: 'Make start link' }));
  await expect.element(page.getByText(/There are 50 start links already/)).toBeVisible();
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue(' Hotel Promenade ');
});

test('a link is paused, goes on and is revoked', async () => {
  const { server } = await open({
    pausePartnerLink: ({ body }) => of({ ...link, state: body.isPaused ? 'paused' : 'open' }),
    revokePartnerLink: () => of(),
  });
  const act = async (name: string) => {
    await userEvent.click(page.getByRole('button', { name: 'Actions for Hotel Promenade' }));
    await userEvent.click(page.getByRole('menuitem', { name }));
  };
  await act('Pause');
  await expect.element(page.getByText(/^Paused/)).toBeVisible();
  await act('Go on');
  await expect.element(page.getByText(/^Open/)).toBeVisible();
  await act('Revoke');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Revoke' }));
  await expect.element(page.getByText(/No start links yet/)).toBeVisible();
  expect(server.calls('pausePartnerLink').map(({ body }) => body.isPaused)).toEqual([true, false]);
});

test.each([390, 960])('a long name fits a window of %i px', async (width) => {
  await open(
    { listPartnerLinks: () => of({ ...link, name: 'Conference'.repeat(6), agencyName: 'M'.repeat(200) }) },
    width,
  );
  await expect.element(page.getByText('Conference'.repeat(6))).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
