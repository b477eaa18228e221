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

const editable = {
  ...applications,
  sort: byTravel,
  last: 'Traveller 060',
  tabs: ['Summary', 'Documents', 'Price', 'Timeline', 'Notes'],
  menu: [
    'Add documents',
    'Open form',
    'Edit trip details',
    'Transfer',
    'Record visa decision',
    'New application for this traveller',
    'Delete',
  ],
  bulk: ['Transfer', 'Send for review', 'Record visa decision', 'Delete'],
  file: 'applications',
  empty: 'No applications yet',
  emptyActions: ['New application', 'Go to applicants'],
} as const;

const head = ['Applicant', 'Reference', 'Destination', 'Travel', 'Status', 'Documents', 'Findings', 'Review'];

export const workCases: readonly ListCase[] = [
  {
    ...editable,
    role: 'agency',
    call: 'applicationsOfAgency',
    csv: [...head, 'Agent', 'Apply by', 'Visa decision', 'Created'],
  },
  { ...editable, role: 'agent', call: 'applicationsOfAgent', csv: [...head, 'Apply by', 'Visa decision', 'Created'] },
  {
    ...applications,
    role: 'reviewer',
    call: 'applicationsOfReviewer',
    sort: { head: 'Waiting since', first: 'Traveller 001', order: [] },
    last: 'Traveller 060',
    tabs: ['Review', 'Documents', 'Summary', 'Timeline'],
    menu: [],
    bulk: [],
    csv: [
      'Applicant',
      'Reference',
      'Waiting since',
      'Destination',
      'Travel',
      'Status',
      'Documents',
      'Findings',
      'Agent',
      'Apply by',
    ],
    file: 'reviews',
    empty: 'Nothing to review',
    emptyActions: [],
    lacks: {
      sort: 'a queue has one order: the longest waiting first',
      'row menu': 'a reviewer approves or returns in the drawer',
    },
  },
];
