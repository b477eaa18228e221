import type { ScreenId } from '@visawright/contract/screens.ts';
import { places } from '../kit/places.ts';
import { answerNothing, refuse } from './answers.ts';
import type { View } from './views.ts';

// Screens that are no list: home, notifications, a new application, settings.
type More = Pick<View, 'before' | 'prepare' | 'settled'>;

const view = (person: string, hash: string, screen: ScreenId, name: string, more: More = {}): View => ({
  name: `${person} ${screen}, ${name}`,
  place: places.sunrise,
  person,
  hash,
  screen,
  side: 'staff',
  isWide: true,
  ...more,
});

const tabs = ['profile', 'security', 'display', 'notifications', 'shortcuts'] as const;
const realmTabs = ['branding', 'domains', 'support', 'rules', 'catalogue', 'reading'] as const;

export const deskData: readonly View[] = [
  view('agent', '/home', 'home', 'data', { settled: '.home-grid' }),
  view('agency', '/notifications', 'notifications', 'data', { settled: '.notes' }),
  view('agency', '/get-visa', 'staffGetVisa', 'begun', {
    prepare: async (page) => {
      await page.locator('.trip-flag').first().click();
      await page.locator('.trip-purposes .trip-flag').first().click();
    },
  }),
  view('agency', '/get-visa', 'staffGetVisa', 'missing answers', {
    prepare: async (page) => {
      await page.locator('.trip-foot button').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  }),
  view('agency', '/agents?view=extension', 'agents', 'extension', { settled: '.ask' }),
  view('admin', '/agency?view=requests', 'agencies', 'requests', { settled: '.inbox' }),
];

export const deskEmpty: readonly View[] = [
  view('agent', '/home', 'home', 'empty', { before: answerNothing, settled: '[data-state="empty"]' }),
  view('agency', '/notifications', 'notifications', 'empty', {
    before: answerNothing,
    settled: '[data-state="empty"]',
  }),
  view('admin', '/agency?view=requests', 'agencies', 'no requests', { before: answerNothing, settled: '.inbox-empty' }),
];

export const deskFailing: readonly View[] = [
  view('agent', '/home', 'home', 'failing', { before: refuse, settled: '[data-state="failing"]' }),
  view('agency', '/notifications', 'notifications', 'failing', {
    before: refuse,
    settled: '[data-state="failing"]',
  }),
  view('agency', '/settings?tab=security', 'settings', 'sessions failing', {
    before: refuse,
    settled: '[data-state="failing"]',
  }),
  view('admin', '/settings?tab=branding', 'settings', 'failing', { before: refuse, settled: '[data-state="failing"]' }),
];

export const settingsViews: readonly View[] = [
  ...tabs.map((tab) => view('agency', `/settings?tab=${tab}`, 'settings', tab, { settled: '#set-title' })),
  ...realmTabs.map((tab) => view('admin', `/settings?tab=${tab}`, 'settings', tab, { settled: '#set-title' })),
  view('admin', '/settings?tab=branding', 'settings', 'branding changed', {
    prepare: async (page) => {
      await page.locator('#set-color').fill('#ffd400');
      await page.locator('.unsaved').waitFor();
    },
  }),
  view('admin', '/settings?tab=reading', 'settings', 'reading missing answers', {
    prepare: async (page) => {
      await page.locator('#set-model').fill('reader-1');
      await page.locator('.unsaved button').last().press('Enter'); // no pointer rests on it
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  }),
];
