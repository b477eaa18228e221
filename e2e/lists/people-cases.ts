import type { ListCase } from './cases.ts';
import { many } from './many.ts';

const byName = (first: string) =>
  ({
    head: 'Name',
    first,
    order: [
      { says: 'asc', names: 'asc' },
      { says: 'desc', names: 'desc' },
    ],
  }) as const;

const staff = {
  filter: { label: 'Status', option: 'Suspended', parameter: 'status', value: 'suspended', finds: many / 10 },
  total: many + 1, // plus the one who signs in
  menu: ['Suspend'],
  bulk: ['Resend invitation'],
  hides: 'Last active',
  tabs: [],
  lacks: { 'drawer tabs': 'the details of a colleague fit on one page' },
} as const;

const agents = {
  ...staff,
  screen: 'agents',
  role: 'agency',
  path: '/agents',
  name: 'agents',
  title: 'Agents',
  call: 'listAgents',
  stem: 'Agent',
  sort: byName('Agent 001'),
  last: 'Nila Rao',
  csv: ['Name', 'Email', 'Workload', 'Status', 'Last active', 'Added'],
  file: 'agents',
  empty: 'No agents yet',
  emptyActions: ['Invite agent'],
} as const;

const reviewers = {
  ...staff,
  screen: 'reviewers',
  path: '/reviewers',
  name: 'reviewers',
  title: 'Reviewers',
  call: 'listReviewers',
  stem: 'Reviewer',
  sort: byName('Ravi Rao'),
  last: 'Reviewer 060',
  file: 'reviewers',
  empty: 'No reviewers yet',
  emptyActions: ['Invite reviewer'],
} as const;

const applicants = {
  screen: 'applicants',
  path: '/applicants',
  name: 'applicants',
  title: 'Applicants',
  call: 'listApplicants',
  stem: 'Traveller',
  total: many,
  filter: { label: 'Account', option: 'Can sign in', parameter: 'account', value: 'yes', finds: many / 10 },
  // The newest is Traveller 001.
  sort: {
    head: 'Added',
    first: 'Traveller 001',
    order: [
      { says: 'desc', names: 'asc' },
      { says: 'asc', names: 'desc' },
    ],
  },
  last: 'Traveller 060',
  tabs: ['Summary', 'Applications', 'Files'],
  menu: ['New application', 'Send start link', 'Edit details'],
  bulk: [],
  hides: 'Account',
  file: 'applicants',
  empty: 'No applicants yet',
  emptyActions: ['New applicant', 'Import'],
} as const;

const facts = ['Name', 'Passport', 'Email', 'Phone', 'Applications'];
const rest = ['Account', 'Type', 'Added'];

export const peopleCases: readonly ListCase[] = [
  agents,
  { ...reviewers, role: 'agency', csv: ['Name', 'Email', 'Open reviews', 'Status', 'Last active', 'Added'] },
  { ...reviewers, role: 'admin', csv: ['Name', 'Email', 'Agency', 'Open reviews', 'Status', 'Last active', 'Added'] },
  { ...applicants, role: 'agency', csv: [...facts, 'Agent', ...rest] },
  { ...applicants, role: 'agent', csv: [...facts, ...rest] },
];
