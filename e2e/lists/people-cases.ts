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
  total: many + 1, // and the one who signs in
  menu: ['Suspend'],
  bulk: ['Send invitation again'],
  hides: 'Last active',
  tabs: [],
  lacks: { 'drawer tabs': 'all there is to know of a colleague fits one page' },
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
  csv: ['Name', 'E-mail', 'Workload', 'Status', 'Last active', 'Since'],
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
  filter: { label: 'Account', option: 'Signs in', parameter: 'account', value: 'yes', finds: many / 10 },
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
  tabs: ['Summary', 'Applications'],
  menu: ['New application', 'Send start link', 'Edit'],
  bulk: [],
  hides: 'Account',
  file: 'applicants',
  empty: 'No applicants yet',
  emptyActions: ['New applicant', 'Import'],
} as const;

const facts = ['Name', 'Passport', 'E-mail', 'Phone', 'Applications'];
const rest = ['Account', 'Type', 'Added'];

export const peopleCases: readonly ListCase[] = [
  agents,
  { ...reviewers, role: 'agency', csv: ['Name', 'E-mail', 'Waiting', 'Status', 'Last active', 'Since'] },
  { ...reviewers, role: 'admin', csv: ['Name', 'E-mail', 'Agency', 'Waiting', 'Status', 'Last active', 'Since'] },
  { ...applicants, role: 'agency', csv: [...facts, 'Agent', ...rest] },
  { ...applicants, role: 'agent', csv: [...facts, ...rest] },
];
