import type { Page } from '@playwright/test';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { PackDetail, PackSummary, StoredPageReport } from '@visawright/contract/extension/pack-review.ts';
import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import type { Connection, WaitingPairing } from '@visawright/contract/extension/pairing.ts';
import type { Receipt, ReceiptField } from '@visawright/contract/extension/receipt.ts';
import type { PublishedRelease } from '@visawright/contract/extension/release.ts';
import { pretendExtension } from '../../kit/browser/pretend-extension.ts';

// Replies for the screens of the extension: the demo data contain no visits, proposals or releases.

const uid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = (time: string) => `2026-11-16T${time}:00.000Z`;

const answer = (page: Page, name: keyof typeof addresses, json: object) =>
  page.route(new RegExp(`${addresses[name].path}(\\?|$)`), (route) =>
    route.request().method() === addresses[name].method ? route.fulfill({ json }) : route.fallback(),
  );

const version = '1.4.2';
const connection = (isThisSession: boolean, browser: string): Connection => ({
  connectionUid: uid(isThisSession ? 1 : 2),
  browser,
  version,
  connectedAt: at('05:20'),
  usedAt: isThisSession ? at('05:44') : null,
  isThisSession,
});
export const connections = [connection(true, 'Chromium 156 on Linux'), connection(false, 'Chrome 155 on Windows')];

export const waiting: WaitingPairing = {
  code: 'K7QD-4MNP',
  browser: 'Chromium 156 on Linux',
  version,
  requestedAt: at('05:19'),
  place: '203.0.113.x',
};

const releases: PublishedRelease[] = [
  {
    version,
    isCritical: true,
    notes: 'Waits longer for slow portal lists. Dates on a changed page are no longer typed.',
    createdAt: at('04:00'),
    byName: 'Joseph Fernandes',
    archive: { bytes: 412_000, sha256: '3f9c'.repeat(16), keyId: '2026-11', signature: 'c2lnbmF0dXJl'.repeat(7) },
  },
  { version: '1.4.1', isCritical: false, notes: '', createdAt: at('03:00'), byName: null, archive: null },
];

const summary = (number: number, part: Partial<PackSummary> = {}): PackSummary => ({
  packUid: uid(40 + number),
  portal: 'practice-vietnam',
  name: 'Vietnam e-visa, practice portal',
  destination: 'vietnam',
  number,
  state: 'published',
  isPractice: true,
  isVerified: true,
  isShipped: false,
  coverage: { controls: 57, mapped: 53, personal: 2, unmapped: 2, questions: 51 },
  proposedBy: 'Joseph Fernandes',
  proposedAt: at('06:01'),
  decidedBy: 'Deepa Krishnan',
  decidedAt: at('07:00'),
  reason: '',
  reports: 0,
  isOwnProposal: false,
  ...part,
});
const proposal = summary(8, { state: 'proposed', decidedBy: null, decidedAt: null, reports: 3 });
const shipped = summary(1, {
  packUid: uid(60),
  portal: 'japan',
  name: 'Japan eVISA',
  destination: 'japan',
  isPractice: false,
  isVerified: false,
  isShipped: true,
  proposedBy: null,
  proposedAt: null,
  decidedBy: null,
  decidedAt: null,
});
const packs = [proposal, summary(7), shipped, summary(6, { state: 'retired' })];
export const openPack = proposal.packUid;

const control = (n: number, label: string, group = ''): PageControl => ({
  ref: `c${n}`,
  kind: 'text',
  id: `field-${n}`,
  name: '',
  label,
  group,
  required: true,
  maxLength: null,
  options: [],
  pattern: '',
  frame: '',
});
const controls = [
  control(1, 'Full name', 'A. Applicant'),
  control(2, 'Date of birth', 'A. Applicant'),
  control(3, 'Portrait photograph'),
  control(4, 'Code in the picture'),
  control(5, 'Social media accounts', 'B. Contact'),
];

const pack = (isOwnProposal: boolean): PackDetail => ({
  ...proposal,
  isOwnProposal,
  pack: {
    portal: proposal.portal,
    name: proposal.name,
    destination: proposal.destination,
    number: proposal.number,
    origins: ['https://practice-portal.test'],
    frameOrigins: [],
    isPractice: true,
    isVerified: true,
    pages: [
      {
        id: 'applicant',
        title: 'Applicant and passport',
        step: 2,
        path: '/vn/e-visa/step-2',
        heading: null,
        controls,
        fields: [
          {
            control: 'c1',
            from: { questions: ['givenNames', 'surname'], joinedBy: ' ' },
            format: { letters: 'upper' },
          },
          { control: 'c2', from: { question: 'dateOfBirth' }, format: { date: 'DD/MM/YYYY' } },
          { control: 'c3', from: { file: 'photo' } },
        ],
        blocks: [],
        personal: [{ control: 'c4', reason: 'captcha' }],
        clock: 'Session time left',
        reference: null,
      },
    ],
  },
  changes: [
    { kind: 'controlAdded', page: 'Contact and work', label: 'Monthly income band', was: null, became: null },
    { kind: 'controlRemoved', page: 'Contact and work', label: 'Ward / commune', was: null, became: null },
    { kind: 'controlRenamed', page: 'Contact and work', label: 'Telephone', was: 'Telephone', became: 'Mobile phone' },
    { kind: 'fieldChanged', page: 'Contact and work', label: 'Arrival', was: 'DD/MM/YYYY', became: 'YYYY-MM-DD' },
  ],
  testFill: { at: at('05:59'), fields: 18, equal: 17, differing: ['Mobile phone'] },
});

const reports: StoredPageReport[] = [
  {
    reportUid: uid(80),
    portal: proposal.portal,
    packNumber: 7,
    page: 'contact',
    differences: ['“Telephone” is now “Mobile phone (with country code)”', 'New field “Monthly income band”'],
    skeleton: {
      origin: 'https://practice-portal.test',
      path: '/vn/e-visa/step-3',
      title: 'e-Visa',
      headings: ['Contact and work'],
      controls,
    },
    reportedAt: at('05:30'),
    times: 3,
  },
];

const field = (label: string, question: string | null, part: Partial<ReceiptField> = {}): ReceiptField => ({
  control: 'c1',
  label,
  question,
  outcome: 'equal',
  typed: 'VERMA',
  found: 'VERMA',
  times: 1,
  ...part,
});
const receipt = (number: number): Receipt => ({
  receiptUid: `8f2c71d${number}-5b2f-4a6e-9a55-3d1f0e8c7b21`,
  receipt: {
    applicationUid: uid(90),
    visitUid: uid(91 + number),
    portal: 'practice-vietnam',
    packNumber: 7,
    packSha256: 'a'.repeat(64),
    formVersion: 6,
    extensionVersion: version,
    startedAt: at('05:10'),
    reference: 'E261116-VNM-48203',
    pages: [
      {
        page: 'applicant',
        title: 'Applicant and passport',
        filledAt: at('05:15'),
        readAt: at('05:19'),
        fields: [
          field('Surname', 'surname'),
          field('Given names', 'givenNames', { times: 2 }),
          field('Date of birth', 'dateOfBirth', { outcome: 'differs', typed: '04/11/1988', found: '11/04/1988' }),
          field('Code in the picture', null, { outcome: 'personal', typed: null, found: null }),
        ],
      },
      {
        page: '/vn/e-visa/step-3',
        title: 'Contact and work',
        filledAt: null,
        readAt: at('05:40'),
        fields: [field('Occupation', null, { outcome: 'unknown', typed: null, found: null })],
      },
    ],
  },
  receivedAt: at('05:44'),
  byName: 'Asha Verma',
  sha256: 'b'.repeat(64),
  keyId: '2026-11',
  signature: 'c2lnbmF0dXJl',
});

export async function answerConnected(page: Page) {
  await pretendExtension(page, version);
  await answer(page, 'extensionCheck', { updateAvailable: false, isCritical: false });
  await answer(page, 'listConnections', { connections });
  await answer(page, 'waitingPairing', waiting);
}

export async function answerOutdated(page: Page) {
  await answerConnected(page);
  await answer(page, 'extensionCheck', { updateAvailable: true, isCritical: true });
}

export const answerReleases = (page: Page) => answer(page, 'listExtensionReleases', { items: releases });

export async function answerPacks(page: Page) {
  await answer(page, 'listPacks', { items: packs });
  await answer(page, 'getPack', pack(false));
  await answer(page, 'listPageReports', { items: reports });
}
export async function answerOwnProposal(page: Page) {
  await answerPacks(page);
  await answer(page, 'getPack', pack(true));
}
export const answerNoPacks = (page: Page) => answer(page, 'listPacks', { items: [] });

export async function answerReceipts(page: Page) {
  await answerConnected(page);
  await answer(page, 'getReceipts', { items: [receipt(0), receipt(1)] });
}
