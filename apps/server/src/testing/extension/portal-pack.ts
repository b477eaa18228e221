import type { Pack, PackField } from '@visawright/contract/extension/pack.ts';
import type { PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';

const control = (ref: string, label: string, more: Partial<PageControl> = {}): PageControl => ({
  ref,
  kind: 'text',
  id: `field-${ref}`,
  name: '',
  label,
  group: 'Applicant',
  required: true,
  maxLength: null,
  options: [],
  pattern: '',
  frame: '',
  ...more,
});

const controls = [
  control('c1', 'Surname'),
  control('c2', 'Given names'),
  control('c3', 'Home address', { kind: 'textarea' }),
  control('c4', 'Photo', { kind: 'file' }),
  control('c5', 'Passport', { kind: 'file' }),
  control('c6', 'Security code', { group: 'Check' }),
];
const fields: PackField[] = [
  { control: 'c1', from: { question: 'surname' }, format: { letters: 'upper' } },
  { control: 'c2', from: { question: 'givenNames' } },
  { control: 'c3', from: { question: 'homeAddress' } },
];
const fileFields: PackField[] = [
  { control: 'c4', from: { file: 'photo' } },
  { control: 'c5', from: { file: 'passportPage' } },
];

export const portalOrigin = 'http://127.0.0.1:9191';

// A pack for a portal of two German or French questions, an address and, if wanted, two files.
export const portalPack = (
  number: number,
  { destination = 'germany', hasFiles = true, portal = 'test-portal' } = {},
): Pack => ({
  portal,
  name: 'Test portal',
  destination,
  number,
  origins: [portalOrigin],
  frameOrigins: [],
  isPractice: false,
  isVerified: false,
  pages: [
    {
      id: 'applicant',
      title: 'Applicant',
      step: 1,
      path: '/form/applicant',
      heading: null,
      controls: hasFiles ? controls : controls.filter(({ kind }) => kind !== 'file'),
      fields: hasFiles ? [...fields, ...fileFields] : fields,
      blocks: [],
      personal: [{ control: 'c6', reason: 'captcha' }],
      clock: null,
      reference: { label: 'Your reference', shape: 'AA999999' },
    },
  ],
});

export const portalSkeleton = (path = '/form/applicant'): PageSkeleton => ({
  origin: portalOrigin,
  path,
  title: 'Applicant',
  headings: ['Applicant'],
  controls,
});
