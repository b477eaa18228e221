import type { ListCase } from './cases.ts';
import { many } from './many.ts';

const applications = {
  screen: 'applications',
  path: '/applications',
  name: 'applications',
  title: 'Applications',
  stem: 'Traveller',
  total: many,
  filter: { label: 'Status', option: 'Draft', parameter: 'status', value: 'draft', finds: many / 6 },
  hides: 'Documents',
} as const;

const byTravel = {
  head: 'Travel',
  first: 'Traveller 001',
  order: [
    { says: 'asc', names: 'asc' },
    { says: 'desc', names: 'desc' },
  ],
} as const;

const kept = {
  ...applications,
  sort: byTravel,
  last: 'Traveller 060',
  tabs: ['Summary', 'Documents', 'Timeline', 'Notes'],
  menu: ['Open form', 'Change trip details', 'Transfer', 'Set outcome', 'New application for this person', 'Delete'],
  bulk: ['Transfer', 'Send for review', 'Set outcome', 'Delete'],
  file: 'applications',
  empty: 'No applications yet',
  emptyActions: ['New application', 'Go to applicants'],
} as const;

const head = ['Applicant', 'Reference', 'Destination', 'Travel', 'Status', 'Documents', 'Findings', 'Review'];

export const workCases: readonly ListCase[] = [
  {
    ...kept,
    role: 'agency',
    call: 'applicationsOfAgency',
    csv: [...head, 'Agent', 'Lodge by', 'Outcome', 'Created'],
  },
  { ...kept, role: 'agent', call: 'applicationsOfAgent', csv: [...head, 'Lodge by', 'Outcome', 'Created'] },
  {
    ...applications,
    role: 'reviewer',
    call: 'applicationsOfReviewer',
    sort: { head: 'Waiting for', first: 'Traveller 001', order: [] },
    last: 'Traveller 060',
    tabs: ['Review', 'Summary', 'Documents', 'Timeline'],
    menu: [],
    bulk: [],
    csv: [
      'Applicant',
      'Reference',
      'Waiting for',
      'Destination',
      'Travel',
      'Status',
      'Documents',
      'Findings',
      'Agent',
      'Lodge by',
    ],
    file: 'reviews',
    empty: 'Nothing waits for you',
    emptyActions: [],
    lacks: {
      sort: 'a queue has one order: whoever waits longest comes first',
      'row menu': 'a reviewer approves or returns, and does so in the drawer',
    },
  },
];
