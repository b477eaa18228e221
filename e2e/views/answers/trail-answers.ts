import type { Page } from '@playwright/test';
import type { TrailCheck, TrailEntry, TrailEntryDetail } from '@visawright/contract/platform/trail.ts';

type Line = readonly [who: string, role: string, company: string | null, entry: Partial<TrailEntry>];

const opened = (fields: string[], purpose = 'prepare', reference = 'A-7K2M9Q'): Partial<TrailEntry> => ({
  kind: 'read',
  action: 'getForm',
  fields,
  purpose,
  reference,
});
const changed = (action: string, subjectName = ''): Partial<TrailEntry> => ({
  kind: 'change',
  action,
  subjectName,
  purpose: 'manage',
});

// The demo data are inserted without calls, so that its trail is empty.
const lines: readonly Line[] = [
  ['Asha Verma', 'agent', 'Wayfarer', opened(['answers', 'findings', 'documentValues', 'fileName'])],
  ['Asha Verma', 'agent', 'Wayfarer', opened(['page'])],
  ['Deepa Krishnan', 'reviewer', null, opened(['answers'], 'review', 'A-3P7Y5B')],
  ['Joseph Fernandes', 'admin', null, changed('settingsChanged')],
  ['Syed Hasnain', 'agency', 'Deccan Travels', changed('trailExported')],
  ['', 'applicant', null, opened(['export'], 'own', 'A-2C7V8P')],
  ['Karan Bhatt', 'agent', 'Wayfarer', { ...opened(['answers']), kind: 'refused' }],
  ['Priyadarshini Raghunathan Venkataraman', 'agency', 'Wayfarer and Sons Travel Services', opened(['package'])],
  ['Joseph Fernandes', 'admin', null, changed('suspended', 'Malabar Journeys')],
  ['', 'system', null, { kind: 'change', action: 'anchored', purpose: 'anchor' }],
  ['Leela Chandran', 'distributor', 'Southern Group', changed('created', 'Nilgiri Tours')],
  ['Karan Bhatt', 'agent', 'Wayfarer', opened(['phone', 'birthDate'], 'prepare', 'A-5H8T3C')],
];

const last = 128_441;
const entries = lines.map(([personName, role, companyName, entry], n): TrailEntry => ({
  entryNumber: last - n,
  at: new Date(Date.UTC(2026, 10, 16, 5, 11, 7) - n * 97_000).toISOString(),
  kind: 'read',
  action: '',
  personName,
  role,
  companyName,
  purpose: '',
  fields: [],
  subjectName: '',
  applicantUid: null,
  applicantName: '',
  reference: '',
  ...entry,
}));

const detail: TrailEntryDetail = {
  ...entries[0]!,
  documents: [{ docId: '', category: 'Passport' }],
  address: '103.21.58.x',
  requestUid: '2a42d4c7-ceea-4f54-82b4-dfeab11958a5',
  previous: { entryNumber: last - 1, hash: `9c41${'07'.repeat(28)}e07b` },
  hash: `4fd2${'1a'.repeat(28)}81ac`,
  next: null,
  isVerified: true,
};

const checkedAt = '2026-11-16T05:12:00.000Z';
const whole: TrailCheck = { state: 'whole', entries: last, total: last, checkedAt, fault: null };
const broken: TrailCheck = {
  ...whole,
  state: 'broken',
  entries: last - 4,
  fault: { what: 'changed', entryNumber: last - 3 },
};
const running: TrailCheck = { ...whole, state: 'running', entries: 82_000, checkedAt: null };

const answer = (check: TrailCheck) => (page: Page) =>
  page.route(/\/das\/v1\/trail\//, (route) => {
    const url = route.request().url();
    if (url.includes('/trail/check')) return route.fulfill({ json: check });
    if (url.includes('/trail/entry?')) return route.fulfill({ json: detail });
    return route.fulfill({ json: { items: entries, nextCursor: null, total: entries.length, more: false } });
  });

export const answerTrail = answer(whole);
export const answerBrokenTrail = answer(broken);
export const answerTrailBeingChecked = answer(running);
