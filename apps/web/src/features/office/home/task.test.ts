import type { Application } from '@visawright/contract/applications/application.ts';
import { homeReasons } from '@visawright/contract/applications/home.ts';
import { statuses } from '@visawright/contract/applications/application-status.ts';
import { expect, test } from 'vitest';
import { summaryOf } from '@visawright/contract/applications/testing/summary-of.ts';
import { homeText } from '../../../translations/home/home-texts.ts';
import { partOfDay } from './part-of-day.ts';
import { taskOf } from './task.ts';

const application = (facts: Partial<Application>) =>
  ({
    applicationUid: 'u1',
    applicantUid: 'p1',
    status: 'initiated',
    docIds: ['d'],
    documentsNeeded: 1,
    isFormStarted: true,
    can: ['application.read', 'application.edit', 'application.transfer', 'application.sendForReview'],
    destinationId: 'germany',
    visaDetails: { visaTo: 'Germany' },
    statusSince: '2026-11-12T09:00:00Z',
    review: { state: 'none', round: 0, tasks: [], sections: [], lapsedAt: null },
    ...facts,
  }) as Application;

const returnedTwo = {
  state: 'returned',
  round: 1,
  tasks: [{ reviewerUid: 'r1', reviewerName: 'Deepa Krishnan' }],
  sections: [
    { section: 'journey', verdict: 'returned', reviewerUid: 'r1' },
    { section: 'work', verdict: 'approved', reviewerUid: 'r1' },
    { section: 'costs', verdict: 'returned', reviewerUid: 'r1' },
  ],
} as unknown as Application['review'];

test('a returned review names section and reviewer and links to the section', () =>
  expect(taskOf({ reason: 'returned', application: application({ review: returnedTwo }) })).toEqual({
    verb: 'returned',
    why: 'returned',
    act: 'openSections',
    values: { count: 2, section: 'Journey', who: 'Deepa Krishnan' },
    to: '/india-to-germany/form?applicationUid=u1&section=journey',
  }));

test('an application to lodge soon links to its form, or to itself without a form', () => {
  const task = (facts: Partial<Application>) => taskOf({ reason: 'lodgeSoon', application: application(facts) });
  expect(task({ destinationId: 'italy' })).toMatchObject({ act: 'completeForm', to: '/form?applicationUid=u1' });
  expect(task({ destinationId: null })).toMatchObject({ act: 'sendForReview', to: '/applications?open=u1' });
  expect(task({ status: 'draft', docIds: [] })).toMatchObject({
    verb: 'addDocuments',
    to: '/fileUpload?applicantUid=p1&applicationUid=u1',
  });
});

test('asks to submit in person if the destination has no online form', () => {
  const ready = (destinationId: string) =>
    taskOf({ reason: 'packageReady', application: application({ status: 'package-ready', destinationId }) });
  expect(ready('japan').verb).toBe('submitInPerson');
  expect(ready('uk').verb).toBe('completeOnlineForm');
});

test('has texts for every reason in every status', () => {
  for (const reason of homeReasons)
    for (const status of statuses)
      for (const review of [returnedTwo, application({}).review]) {
        const { verb, why, act } = taskOf({ reason, application: application({ status, review }) });
        for (const key of [`do.${verb}`, `why.${why}`, `act.${act}`] as const)
          expect(homeText.find(key, { count: 2 }), `${reason} ${status} ${key}`).toBeDefined();
      }
});

test('selects the greeting by hour', () =>
  expect([0, 11, 12, 16, 17, 23].map(partOfDay)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]));

test("names the first finding in the reader's language and links to the findings", () => {
  const first = { severity: 'blocking' as const, title: { en: 'Missing: Cover letter', hi: 'नहीं है: आवरण पत्र' } };
  const summary = summaryOf({ papersHave: 11, papersNeeded: 11, blocking: 2, warnings: 1, first });
  const item = { reason: 'lodgeSoon' as const, application: application({ summary }) };
  expect(taskOf(item)).toMatchObject({
    verb: 'resolveFindings',
    why: 'findings',
    values: { first: 'Missing: Cover letter', count: 3, more: 2, have: 11, need: 11 },
    to: '/applications?open=u1&tab=findings',
  });
  expect(taskOf(item, 'hi').values['first']).toBe('नहीं है: आवरण पत्र');
  const declared = { ...item, application: application({ summary, status: 'form-data-collected' }) };
  expect(taskOf(declared).why).toBe('lodgeSoon');
});
