import { expect, test } from 'vitest';
import { tabsFor } from './settings-tabs.ts';

const own = ['profile', 'security', 'display', 'notifications', 'shortcuts', 'extension'];

test('shows own settings to all staff, and notifications only to roles that get them', () => {
  expect(tabsFor('agent').map(({ id }) => id)).toEqual([...own, 'calendar']);
  expect(tabsFor('reviewer').map(({ id }) => id)).toEqual(own.filter((id) => id !== 'notifications'));
});

test('shows realm settings to admins only', () =>
  expect(tabsFor('admin').map(({ id }) => id)).toEqual([
    ...own,
    'branding',
    'domains',
    'support',
    'rules',
    'reading',
    'lessons',
    'catalogue',
    'officialForms',
    'portalPacks',
    'extensionReleases',
    'channels',
    'agencySignIn',
    'integrations',
    'partnerLinks',
    'audit',
    'system',
  ]));

test('shows agencies the numbers of their own work, calendar, prices, integrations and the audit trail too', () =>
  expect(tabsFor('agency').map(({ id }) => id)).toEqual([
    ...own,
    'calendar',
    'prices',
    'analytics',
    'integrations',
    'partnerLinks',
    'audit',
  ]));
