import type { Page } from '@playwright/test';
import { statuses } from '@visawright/contract/applications/application-status.ts';

// The calls that load the content of a screen; sign-in, realm and profile are not mocked.
const contentPaths = [
  'applicants',
  'agents',
  'reviewers',
  'agencies',
  'agency-providers',
  'distributors',
  'requests',
  'notifications',
  'announcements',
  'realm/settings',
  'realm/channels',
  'user/channels',
  'user/sessions',
  'trail',
  'integrations',
  'prices',
];
const data = new RegExp(`/(application|das/v1/(${contentPaths.join('|')}))(/|\\?|$)`);

const failure = { code: 'unknown', message: 'Oops! Something went wrong', requestId: '3f9c1a70-2026-4711-8e2e' };

export const refuse = (page: Page) => page.route(data, (route) => route.fulfill({ status: 500, json: failure }));

const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);

const emptyHome = () => ({
  today: day(0),
  needsMe: [],
  needsMeCount: 0,
  waiting: [],
  waitingOn: { reviewer: 0, applicant: 0 },
  lodgeBy: Array.from({ length: 14 }, (_, n) => ({ day: day(n), count: 0 })),
  overdue: 0,
  workload: Object.fromEntries(statuses.map((status) => [status, 0])),
  openCount: 0,
  teamAverage: 0,
});

const nothing = {
  items: [],
  nextCursor: null,
  total: 0,
  more: false,
  unread: 0,
  counts: { inbox: 0, unread: 0, mentions: 0, snoozed: 0 },
  people: [],
  notes: [],
  applicants: [],
};

// Every call returns an empty result, as on the first day.
export const answerNothing = (page: Page) =>
  page.route(data, (route) => {
    const url = route.request().url();
    if (/settings|sessions|channels|trail\/check/.test(url)) return route.continue();
    return route.fulfill({ json: url.includes('/application/home') ? emptyHome() : nothing });
  });
