import { answerNothing, refuse } from './answers/answers.ts';
import { staffView } from './staff-view.ts';
import { answerBrokenTrail, answerTrail, answerTrailBeingChecked } from './answers/trail-answers.ts';
import type { View } from './views.ts';

// Screens that are not lists: home, notifications, a new application, settings.

const tabs = ['profile', 'security', 'display', 'notifications', 'shortcuts', 'extension'] as const;
const realmTabs = [
  'branding',
  'domains',
  'support',
  'rules',
  'catalogue',
  'officialForms',
  'portalPacks',
  'extensionReleases',
  'reading',
] as const;

export const deskData: readonly View[] = [
  staffView('agent', '/home', 'home', 'data', { settled: '.home-grid' }),
  staffView('agency', '/notifications', 'notifications', 'data', { settled: '.notes' }),
  staffView('admin', '/analytics', 'analytics', 'data', { settled: '.an-figures' }),
  staffView('agency', '/settings?tab=analytics', 'settings', 'own numbers', { settled: '.an-figures' }),
  staffView('agency', '/get-visa', 'staffGetVisa', 'started', {
    prepare: async (page) => {
      await page.locator('.trip-flag').first().click();
      await page.locator('.trip-purposes .trip-flag').first().click();
    },
  }),
  staffView('agency', '/get-visa', 'staffGetVisa', 'missing answers', {
    prepare: async (page) => {
      await page.locator('.trip-foot button').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  }),
  staffView('agency', '/agents?view=extension', 'agents', 'extension', { settled: '.ask' }),
  staffView('admin', '/agency?view=requests', 'agencies', 'requests', { settled: '.inbox' }),
];

const trailRow = '.trail-rows tr[data-row]';
const trailView = (state: string, more: Partial<View>) =>
  staffView('admin', '/settings?tab=audit', 'settings', state, { settled: trailRow, ...more });

export const trailViews: readonly View[] = [
  trailView('audit trail', { before: answerTrail }),
  trailView('audit entry', {
    before: answerTrail,
    prepare: async (page) => {
      await page.locator(trailRow).first().locator('.list-link').click();
      await page.locator('.trail-place').waitFor();
    },
  }),
  trailView('audit trail broken', { before: answerBrokenTrail }),
  trailView('audit trail being checked', { before: answerTrailBeingChecked }),
];

export const deskEmpty: readonly View[] = [
  staffView('admin', '/settings?tab=audit', 'settings', 'no audit trail', {
    before: answerNothing,
    settled: '[data-state="empty"]',
  }),
  staffView('agent', '/home', 'home', 'empty', { before: answerNothing, settled: '[data-state="empty"]' }),
  staffView('agency', '/notifications', 'notifications', 'empty', {
    before: answerNothing,
    settled: '[data-state="empty"]',
  }),
  staffView('admin', '/agency?view=requests', 'agencies', 'no requests', {
    before: answerNothing,
    settled: '.inbox-empty',
  }),
];

export const deskFailing: readonly View[] = [
  staffView('admin', '/settings?tab=audit', 'settings', 'audit trail failing', {
    before: refuse,
    settled: '[data-state="failing"]',
  }),
  staffView('agent', '/home', 'home', 'failing', { before: refuse, settled: '[data-state="failing"]' }),
  staffView('agency', '/notifications', 'notifications', 'failing', {
    before: refuse,
    settled: '[data-state="failing"]',
  }),
  staffView('agency', '/settings?tab=security', 'settings', 'sessions failing', {
    before: refuse,
    settled: '[data-state="failing"]',
  }),
  staffView('admin', '/settings?tab=branding', 'settings', 'failing', {
    before: refuse,
    settled: '[data-state="failing"]',
  }),
];

export const settingsViews: readonly View[] = [
  ...tabs.map((tab) => staffView('agency', `/settings?tab=${tab}`, 'settings', tab, { settled: '#set-title' })),
  ...realmTabs.map((tab) => staffView('admin', `/settings?tab=${tab}`, 'settings', tab, { settled: '#set-title' })),
  staffView('admin', '/settings?tab=branding', 'settings', 'branding changed', {
    prepare: async (page) => {
      await page.locator('#set-color').fill('#ffd400');
      await page.locator('.unsaved').waitFor();
    },
  }),
  staffView('admin', '/settings?tab=reading', 'settings', 'reading missing answers', {
    prepare: async (page) => {
      await page.locator('#set-model').fill('reader-1');
      await page.locator('.unsaved button').last().press('Enter'); // without hovering over it
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  }),
];
