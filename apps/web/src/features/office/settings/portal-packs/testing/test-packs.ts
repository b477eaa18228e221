import type { PackDetail, PackSummary, StoredPageReport } from '@visawright/contract/extension/pack-review.ts';
import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { uid } from '../../../../../testing/uid.ts';

export const summary = (number: number, part: Partial<PackSummary> = {}): PackSummary => ({
  packUid: uid(400 + number),
  portal: 'practice-vietnam',
  name: 'Vietnam e-visa',
  destination: 'vietnam',
  number,
  state: 'published',
  isPractice: true,
  isVerified: true,
  isShipped: false,
  coverage: { controls: 6, mapped: 4, personal: 1, unmapped: 1, questions: 40 },
  proposedBy: 'Joseph Fernandes',
  proposedAt: '2026-11-16T06:01:00.000Z',
  decidedBy: 'Deepa Krishnan',
  decidedAt: '2026-11-16T07:00:00.000Z',
  reason: '',
  reports: 0,
  isOwnProposal: false,
  ...part,
});
export const proposal = (part: Partial<PackSummary> = {}) =>
  summary(8, { state: 'proposed', decidedBy: null, decidedAt: null, reports: 3, ...part });

const control = (ref: string, label: string, part: Partial<PageControl> = {}): PageControl => ({
  ref,
  kind: 'text',
  id: label,
  name: '',
  label,
  group: '',
  required: true,
  maxLength: null,
  options: [],
  pattern: '',
  frame: '',
  ...part,
});

const controls = [
  control('c1', 'Full name'),
  control('c2', 'Date of birth', { group: 'A. Applicant' }),
  control('c3', 'Sex', { kind: 'select', options: ['Male', 'Female'] }),
  control('c4', 'Photo', { kind: 'file' }),
  control('c5', 'Enter the code', {}),
  control('c6', 'Social media accounts'),
];

export const detail = (part: Partial<PackDetail> = {}): PackDetail => ({
  ...proposal(),
  pack: {
    portal: 'practice-vietnam',
    name: 'Vietnam e-visa',
    destination: 'vietnam',
    number: 8,
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
        heading: 'Applicant',
        controls,
        fields: [
          {
            control: 'c1',
            from: { questions: ['givenNames', 'surname'], joinedBy: ' ' },
            format: { letters: 'upper' },
          },
          { control: 'c2', from: { question: 'unknownQuestion' }, format: { date: 'DD/MM/YYYY' } },
          { control: 'c3', from: { fixed: 'Female' }, options: { Female: 'Female' } },
          { control: 'c4', from: { file: 'photo' } },
        ],
        blocks: [],
        personal: [{ control: 'c5', reason: 'captcha' }],
        clock: 'Session time left',
        reference: null,
      },
    ],
  },
  changes: [
    { kind: 'controlAdded', page: 'Applicant and passport', label: 'Social media accounts', was: null, became: null },
    { kind: 'controlRemoved', page: 'Applicant and passport', label: 'Ward / commune', was: null, became: null },
    { kind: 'controlRenamed', page: 'Contact and work', label: 'Telephone', was: 'Telephone', became: 'Mobile phone' },
  ],
  testFill: { at: '2026-11-16T05:59:00.000Z', fields: 4, equal: 4, differing: [] },
  ...part,
});

export const report: StoredPageReport = {
  reportUid: uid(500),
  portal: 'practice-vietnam',
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
  reportedAt: '2026-11-16T05:30:00.000Z',
  times: 3,
};
