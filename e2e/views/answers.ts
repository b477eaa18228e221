import type { Page } from '@playwright/test';
import { statuses } from '@visawright/contract/application-status.ts';

// The calls that bring what a screen shows; signing in, the realm and one's own profile answer as they are.
const data =
  /\/(application|das\/v1\/(applicants|agents|reviewers|agencies|distributors|requests|notifications|realm\/settings|user\/sessions))(\/|\?|$)/;

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
  people: [],
  notes: [],
  applicants: [],
};

// As on a first day: every call is answered, and there is nothing in it.
export const answerNothing = (page: Page) =>
  page.route(data, (route) => {
    const url = route.request().url();
    if (/settings|sessions/.test(url)) return route.continue();
    return route.fulfill({ json: url.includes('/application/home') ? emptyHome() : nothing });
  });
