import type { ListCase } from './cases.ts';
import { many } from './many.ts';

const company = {
  filter: { label: 'Status', option: 'Suspended', parameter: 'status', value: 'suspended', finds: many / 10 },
  menu: ['Suspend'],
  bulk: ['Suspend', 'Reinstate'],
} as const;

const both = [
  { says: 'asc', names: 'asc' },
  { says: 'desc', names: 'desc' },
] as const;

const agencies = {
  ...company,
  screen: 'agencies',
  path: '/agency',
  name: 'agencies',
  title: 'Agencies',
  call: 'listAgencies',
  stem: 'Agency',
  sort: { head: 'Agency', first: 'Agency 001', order: both },
  tabs: ['Overview', 'People', 'Requests'],
  hides: 'Reviewers',
  file: 'agencies',
  empty: 'No agencies yet',
  emptyActions: ['Invite agency'],
} as const;

const numbers = ['Open applications', 'Agents', 'Reviewers', 'Requests', 'Status', 'Added'];

export const companyCases: readonly ListCase[] = [
  {
    ...agencies,
    role: 'admin',
    total: many + 1, // plus the platform agency
    last: 'Lists',
    csv: ['Agency', 'Type', 'Distributor', ...numbers],
  },
  { ...agencies, role: 'distributor', total: many, last: 'Agency 060', csv: ['Agency', 'Type', ...numbers] },
  {
    ...company,
    screen: 'distributors',
    role: 'admin',
    path: '/distributor',
    name: 'distributors',
    title: 'Distributors',
    call: 'listDistributors',
    stem: 'Distributor',
    total: many + 1,
    sort: { head: 'Distributor', first: 'Distributor 001', order: both },
    last: 'Lists',
    tabs: ['Overview', 'Agencies', 'People'],
    hides: 'Open applications',
    csv: ['Distributor', 'Type', 'Agencies', 'Open applications', 'Status', 'Added'],
    file: 'distributors',
    empty: 'No distributors yet',
    emptyActions: ['Invite distributor'],
  },
];
