import type { Page } from '@playwright/test';
import type { PackageView } from '@visawright/contract/delivery/package.ts';
import { demoPackage } from '../kit/packages/demo-package.ts';
import { realmAddresses } from '../kit/server/addresses.ts';
import { openRoute } from '../kit/browser/screen.ts';
import { continued, unanswered } from './step-views.ts';
import type { View } from './views.ts';

// Opened by address, because the button of an application with a package downloads it.
export const openReadyApplication = async (page: Page) => {
  const mine = page.locator('[data-application]', { has: page.locator('[data-status="package-ready"]') }).first();
  await openRoute(page, `/summary?applicationUid=${await mine.getAttribute('data-application')}`);
};

const submit = (state: string, more: Partial<View> = {}): View => ({
  name: `applicant summary, ${state}`,
  place: realmAddresses.sunrise,
  person: 'applicant',
  hash: '/applications',
  screen: 'summary',
  side: 'applicant',
  prepare: openReadyApplication,
  ...more,
});

// The demo package in another state: while it is being built, outdated, or failed.
const packageThat = (change: (view: PackageView) => PackageView) => (page: Page) =>
  page.route('**/application/package?*', async (route) => {
    const here = new URL(route.request().url());
    here.hostname = '127.0.0.1'; // the browser-only host name is not resolvable here; the realm is in the token
    const reply = await route.fetch({ url: here.href });
    await route.fulfill({ json: change((await reply.json()) as PackageView) });
  });
const current = (part: Partial<NonNullable<PackageView['current']>>) =>
  packageThat((view) => ({ ...view, current: view.current && { ...view.current, ...part } }));
const status = (name: string) => `[data-package="${name}"]`;
const building = { stage: 'documents', done: 7, of: 11 } as const;

export const submitViews: readonly View[] = [
  submit('building', {
    before: current({ state: 'building', progress: building, files: [] }),
    settled: status('building'),
  }),
  submit('ready', { settled: status('ready') }),
  submit('outdated', { before: current({ outdatedAt: '2026-11-15T10:00:00.000Z' }), settled: status('outdated') }),
  submit('build failed', { before: current({ state: 'failed', files: [] }), settled: status('failed') }),
  submit('approval awaited', {
    before: packageThat((view) => ({ ...view, current: null, earlier: [], bar: 'approval' })),
    settled: status('barred'),
  }),
  submit('package unanswered', { before: unanswered('**/application/package?*'), settled: '.package-lost' }),
  submit('submitted', { prepare: continued('submitted'), settled: status('ready') }),
];

const page = (name: string, more: Partial<View>): View => ({
  name,
  place: realmAddresses.sunrise,
  screen: '',
  side: 'applicant',
  serverPage: '/verify',
  settled: 'h1',
  ...more,
});
const given = (name: string, bytes: () => Promise<Buffer>): Pick<View, 'prepare' | 'settled'> => ({
  prepare: async (shown) => {
    const file = { name, mimeType: 'application/zip', buffer: await bytes() };
    await shown.locator('input[type="file"]').setInputFiles(file);
  },
  settled: '[data-verdict]',
});
export const verifyViews: readonly View[] = [
  page('verify, nothing chosen', {}),
  page('verify, whole', given('germany.zip', demoPackage)),
  page(
    'verify, not a package',
    given('holiday.zip', async () => Buffer.from('Not a package at all.')),
  ),
];
