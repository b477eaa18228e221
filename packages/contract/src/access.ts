import type { Role } from './roles.ts';

// How far a role reaches: realm everything in the tenant; tree a distributor's agencies and what is under them; agency; own
// assigned to me; assigned sent to me for review; self me and the travellers I added.
export const reaches = ['realm', 'tree', 'agency', 'own', 'assigned', 'self'] as const;
export type Reach = (typeof reaches)[number];

type Row = Partial<Record<Role, Reach>>;

const seller = { agency: 'agency', agent: 'own' } as const;
const sellerAndSelf = { ...seller, applicant: 'self' } as const;
const readers = { ...sellerAndSelf, reviewer: 'assigned' } as const;

export const access = {
  'realm.settings': { admin: 'realm' },
  'catalogue.manage': { admin: 'realm' }, // forms and rules: verified here, changed by a data file
  'distributor.manage': { admin: 'realm' },
  'agency.manage': { admin: 'realm', distributor: 'tree' },
  'agency.requestExtension': { agency: 'agency' },
  'reviewer.manage': { admin: 'realm', agency: 'agency' },
  'agent.manage': { agency: 'agency' },
  'applicant.manage': sellerAndSelf,
  'applicant.sendStartLink': seller,
  'application.read': readers,
  'application.edit': sellerAndSelf,
  'application.transfer': seller,
  'application.sendForReview': seller,
  'application.review': { reviewer: 'assigned' },
  'application.outcome': sellerAndSelf,
  'document.read': readers,
  'document.edit': sellerAndSelf,
  'document.verify': seller,
  'consent.withdraw': { applicant: 'self' }, // nobody takes back what somebody else agreed to
  'finding.accept': sellerAndSelf,
  'package.build': sellerAndSelf,
  'analytics.read': { admin: 'realm', distributor: 'tree' },
  // Whom an application can be sent to: names of the agency's own reviewers and the realm's.
  'reviewer.choose': seller,
  'notification.read': { admin: 'self', agency: 'self', agent: 'self' },
  'home.read': { agent: 'own' },
  'announcement.write': { admin: 'realm', agency: 'agency' },
  'extension.release': { admin: 'realm' },
  'audit.read': { admin: 'realm', agency: 'agency', applicant: 'self' },
  // What every signed-in person may do with their own account.
  'account.self': {
    admin: 'self',
    agency: 'self',
    agent: 'self',
    applicant: 'self',
    reviewer: 'self',
    distributor: 'self',
  },
} as const satisfies Record<string, Row>;

export type Action = keyof typeof access;

// Rows whose `self` holds for direct-to-consumer applicants only.
export const directApplicantsOnly: readonly Action[] = ['application.outcome', 'finding.accept'];

export const reachOf = (action: Action, role: Role): Reach | undefined => (access[action] as Row)[role];
