import type { Page } from '@playwright/test';
import type { AgencyProviders } from '@visawright/contract/identity/agency-provider.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { realmAddresses } from '../kit/server/addresses.ts';
import { refuse } from './answers/answers.ts';
import { staffView } from './staff-view.ts';
import type { View } from './views.ts';

// Agencies' own providers: the screen of the admin, and the sign-in page.

const uid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const returnAddress = (n: number) => `https://id.sunrise.example/realms/sunrise/broker/agency-${uid(n)}/endpoint`;
const provider = (n: number, agencyName: string, domain: string, part: object = {}) => ({
  agencyUid: uid(n),
  agencyName,
  issuer: `https://login.${domain}`,
  clientId: 'visas',
  domains: [domain],
  isOn: true,
  returnAddress: returnAddress(n),
  connected: 14,
  changedAt: '2026-11-16T10:39:00.000Z',
  ...part,
});
const list: AgencyProviders = {
  providers: [
    provider(1, 'Meridian Travel', 'meridian.example'),
    provider(2, 'Wayfarer', 'wayfarer.example', { isOn: false, connected: 1 }),
  ],
  others: [{ agencyUid: uid(3), agencyName: 'Bluegate Holidays', returnAddress: returnAddress(3) }],
};

const answer = (page: Page, name: keyof typeof addresses, json: object) =>
  page.route(new RegExp(`${addresses[name].path}(\\?|$)`), (route) => route.fulfill({ json }));
const answerList = (page: Page) => answer(page, 'listAgencyProviders', list);

const view = (name: string, more: Partial<View>) =>
  staffView('admin', '/settings?tab=agencySignIn', 'settings', name, more);

const enterAddress = async (page: Page) => {
  await page.locator('.sign-other button').first().click();
  await page.locator('[data-panel="agency"] [name="email"]').fill('rita@wayfarer.example');
  await page.locator('[data-panel="agency"] .sign-submit').click();
};
const outside = (name: string, found: object | null): View => ({
  name: `agency sign-in: ${name}`,
  place: realmAddresses.sunrise,
  screen: 'signIn',
  side: 'sign-in',
  before: (page) => answer(page, 'findAgencyProvider', { provider: found }),
  prepare: enterAddress,
  settled: '[data-panel="agency"]',
});

export const agencyProviderViews: readonly View[] = [
  view('agency sign-in', { before: answerList, settled: '[data-provider]' }),
  view('no agency sign-in', {
    before: (page) => answer(page, 'listAgencyProviders', { ...list, providers: [] }),
    settled: '.integrations-none',
  }),
  view('agency sign-in failing', { before: refuse, settled: '[data-state="failing"]' }),
  view('new agency provider', {
    before: answerList,
    prepare: async (page) => {
      await page.locator('.integrations-card header button').click();
      await page.locator('[role="dialog"] [type="submit"]').waitFor();
    },
    part: '[role="dialog"]',
  }),
  outside('continue with the agency', { alias: `agency-${uid(2)}`, name: 'Wayfarer' }),
  outside('no agency known', null),
];
