import { eachDay } from '@visawright/contract/dates/days.ts';
import { statuses } from '@visawright/contract/applications/application-status.ts';
import type { Analytics } from '@visawright/contract/insight/analytics.ts';
import { uid } from '../../../../testing/uid.ts';

const rate = { share: 0.836, cases: 1_240, was: 0.815, casesBefore: 1_100 };
const stays = [
  [840, 3_120],
  [3_660, 8_880],
  [1_140, 2_640],
  [1_620, 4_200],
  [1_320, 3_660],
] as const;

// October of a busy realm.
export const analytics = (more: Partial<Analytics> = {}): Analytics => ({
  period: { from: '2026-10-01', to: '2026-10-31' },
  comparedWith: { from: '2026-09-01', to: '2026-09-30' },
  today: '2026-11-19',
  isCountedTo: '2026-11-19T05:12:00.000Z',
  hidesSmallGroups: false,
  started: { now: 4_218, was: 3_752 },
  submitted: { now: 2_948, was: 2_584 },
  lead: { median: 8_880, cases: 2_948, was: 10_020, casesBefore: 2_584 },
  firstPass: rate,
  corrected: { share: 0.047, cases: 52_000, was: 0.044, casesBefore: 48_000 },
  days: eachDay('2026-10-01', '2026-10-31').map((day, at) => ({
    day,
    now: 110 + ((at * 37) % 90),
    was: at < 30 ? 95 + ((at * 29) % 80) : null,
  })),
  steps: [
    { step: 'details', now: 4_218, was: 3_752 },
    { step: 'guidelines', now: 4_218, was: 3_752 },
    { step: 'upload', now: 3_641, was: 3_200 },
    { step: 'review', now: 3_275, was: 2_900 },
    { step: 'submit', now: 2_948, was: 2_584 },
  ],
  weeks: Array.from({ length: 12 }, (_each, at) => ({
    from: new Date(Date.UTC(2026, 7, 10 + 7 * at)).toISOString().slice(0, 10),
    share: 0.798 + at * 0.0036 - (at % 3) * 0.004,
    cases: 280,
  })),
  returnedSections: [{ section: 'journey', now: 118 }],
  outcomes: [
    { outcome: 'APPROVED', now: 1_912, was: 1_700 },
    { outcome: 'PENDING', now: 864, was: 700 },
    { outcome: 'REJECTED', now: 118, was: 120 },
    { outcome: 'WITHDRAWN', now: 54, was: 64 },
  ],
  refusals: [{ rule: 'statement-age', title: { en: 'Statement is too old', hi: 'विवरण पुराना है' }, now: 41 }],
  stays: stays.map(([median, ninth], at) => ({
    status: statuses[at]!,
    median,
    ninth,
    cases: 900,
    was: median + (at === 2 ? -180 : 140),
    casesBefore: 800,
  })),
  statuses: statuses.map((status, at) => ({ status, now: [320, 402, 210, 188, 150, 2_948][at]! })),
  destinations: [
    'Australia',
    'United Kingdom',
    'Japan',
    'France',
    'Switzerland',
    'Germany',
    'Vietnam',
    'Singapore',
  ].map((destination, at) => ({
    destination,
    started: 612 - 40 * at,
    startedBefore: 540 - 30 * at,
    submitted: 420 - 30 * at,
    approved: 300 - 20 * at,
    refused: 20,
    open: 192 - 10 * at,
  })),
  findings: [
    ['warning', 'Statement older than allowed', 618, 0.41],
    ['blocking', 'Insurance does not cover the trip', 402, 0.96],
    ['warning', 'Name differs between documents', 377, 0.58],
    ['blocking', 'Passport valid for too short', 131, 0.88],
    ['note', 'Photo head height out of range', 118, 0.71],
    ['blocking', 'Hotel misses a night', 12, 0.93],
  ].map(([severity, title, now, solved], at) => ({
    rule: `rule-${at}`,
    title: { en: String(title), hi: String(title) },
    severity: severity as 'warning',
    now: Number(now),
    solved: Number(solved),
  })),
  corrections: [
    { kind: 'Bank statement', cases: 21_400, changed: 0.098, field: 'closingBalance' },
    { kind: 'Passport', cases: 41_020, changed: 0.006, field: 'placeOfBirth' },
  ],
  waiting: { reviews: 64, oldest: '2026-11-12', overThreeDays: 17 },
  companies: ['Sunrise Travels House', 'Coromandel Tours', 'Punjab Overseas Desk'].map((name, at) => ({
    uid: uid(700 + at),
    name,
    started: 1_184 - at * 500,
    firstPass: 0.88 - at * 0.085,
    reviews: 300,
    months: [0.72, 0.74, 0.76, 0.79, 0.83, 0.88].map((share) => share - at * 0.085),
    lead: 7_740 + at * 900,
    corrected: 0.039 + at * 0.02,
    granted: 0.95 - at * 0.05,
  })),
  companyKind: 'agency',
  companyTotal: 48,
  ...more,
});
