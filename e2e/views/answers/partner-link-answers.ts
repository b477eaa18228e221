import type { Page } from '@playwright/test';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { PartnerLink, PartnerLinks } from '@visawright/contract/integrations/partner-link.ts';

// Replies for the screen of start links: the demo data contain none.

const uid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const from = (ms: number) => new Date(Date.now() + ms).toISOString();
const day = 86_400_000;

const trip: PartnerLink['trip'] = {
  visaTo: 'France',
  visaFrom: 'India',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Schengen Short Stay Visa (Tourism)',
  fromDate: null,
  toDate: null,
  days: 10,
};
const link = (n: number, name: string, part: Partial<PartnerLink>): PartnerLink => ({
  linkUid: uid(n),
  name,
  agencyName: 'Meridian Travel',
  trip,
  state: 'open',
  expiresAt: null,
  mostUses: null,
  uses: 0,
  started: 0,
  usedAt: null,
  createdAt: from(-30 * day),
  ...part,
});
const links = [
  link(1, 'Hotel Promenade, Nice', { uses: 48, started: 31, usedAt: from(-3_600_000) }),
  link(2, 'Conference of the International Society of Something in Lyon', {
    mostUses: 200,
    uses: 12,
    started: 9,
    usedAt: from(-2 * day),
    expiresAt: from(40 * day),
    trip: { ...trip, visaCategory: 'Business', days: null, fromDate: '09/03/2027', toDate: '14/03/2027' },
  }),
  link(3, 'Airline newsletter', { state: 'paused', uses: 3, trip: { ...trip, visaTo: 'Germany', days: null } }),
  link(4, 'Summer offer', {
    state: 'expired',
    uses: 77,
    started: 60,
    usedAt: from(-90 * day),
    expiresAt: from(-9 * day),
  }),
];

async function answer(page: Page, json: PartnerLinks): Promise<void> {
  await page.route(new RegExp(`${addresses.listPartnerLinks.path}(\\?|$)`), (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json })
      : route.fulfill({
          json: {
            link: links[0],
            address: 'https://visas.example/start/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE',
          },
        }),
  );
}
export const answerPartnerLinks = (page: Page) => answer(page, { links, most: 50, agencyName: 'Meridian Travel' });
export const answerNoPartnerLinks = (page: Page) =>
  answer(page, { links: [], most: 50, agencyName: 'Meridian Travel' });
