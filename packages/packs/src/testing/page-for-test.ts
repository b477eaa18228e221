import type { Pack, PackField, PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';

export const controlForTest = (ref: string, label: string, other: Partial<PageControl> = {}): PageControl => ({
  ref,
  kind: 'text',
  id: '',
  name: '',
  label,
  group: '',
  required: true,
  maxLength: null,
  options: [],
  pattern: '',
  frame: '',
  ...other,
});

const personal = { group: 'A. Personal information' };
const passport = { group: 'B. Passport' };

// A page as the recorder stores it: person, passport, a list that depends on another one, a code that only the person can enter.
const controls: PageControl[] = [
  controlForTest('c1', 'Surname', { id: 'surname', name: 'surname', maxLength: 30, ...personal }),
  controlForTest('c2', 'Given names', { id: 'given', name: 'givenNames', ...personal }),
  controlForTest('c3', 'Date of birth', { id: 'dob', name: 'dob', pattern: 'DD/MM/YYYY', ...personal }),
  controlForTest('c4', 'Sex', { kind: 'radio', name: 'sex', options: ['Male', 'Female', 'Other'], ...personal }),
  controlForTest('c5', 'Country of birth', {
    kind: 'select',
    id: 'cob',
    options: ['Select', 'India', 'Nepal'],
    ...personal,
  }),
  controlForTest('c6', 'State of birth', { kind: 'select', id: 'sob', ...personal }),
  controlForTest('c7', 'Religion', { id: 'religion', required: false, ...personal }),
  controlForTest('c8', 'Passport number', { id: 'number', name: 'ppNumber', maxLength: 9, ...passport }),
  controlForTest('c9', 'Type of passport', {
    kind: 'select',
    id: 'type',
    name: 'ppType',
    options: ['Select', 'P - Ordinary', 'D - Diplomatic', 'O - Official'],
    ...passport,
  }),
  controlForTest('c10', 'Date of issue', { id: 'issued', pattern: 'DD/MM/YYYY', ...passport }),
  controlForTest('c11', 'Date of expiry', { id: 'expires', pattern: 'DD/MM/YYYY', ...passport }),
  controlForTest('c12', 'Security code', { id: 'code', group: 'Check' }),
];

const fields: PackField[] = [
  { control: 'c1', from: { question: 'surname' }, format: { letters: 'upper' } },
  { control: 'c2', from: { question: 'givenNames' }, format: { letters: 'upper' } },
  { control: 'c3', from: { question: 'dateOfBirth' }, format: { date: 'DD/MM/YYYY' } },
  { control: 'c4', from: { question: 'sex' } },
  { control: 'c5', from: { question: 'countryOfBirth' } },
  { control: 'c6', from: { question: 'stateOfBirth' }, waitsFor: 'c5' },
  { control: 'c8', from: { question: 'passportNumber' } },
  {
    control: 'c9',
    from: { question: 'passportType' },
    options: { 'Ordinary passport': 'P - Ordinary', 'Diplomatic passport': 'D - Diplomatic' },
  },
  { control: 'c10', from: { question: 'passportIssueDate' }, format: { date: 'DD/MM/YYYY' } },
  { control: 'c11', from: { question: 'passportExpiryDate' }, format: { date: 'DD/MM/YYYY' } },
];

export const pageForTest = (other: Partial<PackPage> = {}): PackPage => ({
  id: 'applicant',
  title: 'Applicant',
  step: 1,
  path: '/apply/*/applicant',
  heading: 'Applicant and passport',
  controls,
  fields,
  blocks: [],
  personal: [{ control: 'c12', reason: 'captcha' }],
  clock: 'Session time left',
  reference: null,
  ...other,
});

export const packForTest = (...pages: PackPage[]): Pack => ({
  portal: 'practice',
  name: 'Practice portal',
  destination: 'vietnam',
  number: 1,
  origins: ['https://practice.example'],
  frameOrigins: [],
  isPractice: true,
  isVerified: true,
  pages: pages.length > 0 ? pages : [pageForTest()],
});

// The page as it is seen live. Refs are counted again, as every visit does.
export const skeletonForTest = (
  seen: readonly PageControl[] = controls,
  other: Partial<PageSkeleton> = {},
): PageSkeleton => ({
  origin: 'https://practice.example',
  path: '/apply/###/applicant',
  title: 'Practice portal',
  headings: ['Practice portal', 'Applicant and passport'],
  controls: seen.map((control, n) => ({ ...control, ref: `c${n + 101}` })),
  ...other,
});

// The controls of the page with one of them changed.
export const changedForTest = (ref: string, change: Partial<PageControl>): PageControl[] =>
  controls.map((control) => (control.ref === ref ? { ...control, ...change } : control));
