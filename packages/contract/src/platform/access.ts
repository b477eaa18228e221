import type { Role } from './roles.ts';

// Reach of a role. realm: everything in the tenant. tree: a distributor's agencies and everything below. agency: the own agency.
// own: assigned to me. assigned: sent to me for review. self: me and the travellers I added.
export const reaches = ['realm', 'tree', 'agency', 'own', 'assigned', 'self'] as const;
export type Reach = (typeof reaches)[number];

type Row = Partial<Record<Role, Reach>>;

const seller = { agency: 'agency', agent: 'own' } as const;
const sellerAndSelf = { ...seller, applicant: 'self' } as const;
const readers = { ...sellerAndSelf, reviewer: 'assigned' } as const;

export const access = {
  'realm.settings': { admin: 'realm' },
  'agencyProvider.manage': { admin: 'realm' }, // whom the realm trusts to sign people in
  'catalogue.manage': { admin: 'realm' }, // forms and rules are verified here and changed by a data file
  'distributor.manage': { admin: 'realm' },
  'agency.manage': { admin: 'realm', distributor: 'tree' },
  'agency.requestExtension': { agency: 'agency' },
  'reviewer.manage': { admin: 'realm', agency: 'agency' },
  'agent.manage': { agency: 'agency' },
  'applicant.manage': sellerAndSelf,
  'applicant.sendStartLink': seller,
  'applicant.message': seller, // with the shared checklist of an application
  'application.read': readers,
  'application.edit': sellerAndSelf,
  'application.transfer': seller,
  'application.sendForReview': seller,
  'application.review': { reviewer: 'assigned' },
  'application.outcome': sellerAndSelf,
  'document.read': readers,
  'document.edit': sellerAndSelf,
  'document.verify': seller,
  'consent.withdraw': { applicant: 'self' }, // only the person who consented can withdraw
  'privacy.own': { applicant: 'self' }, // export and deletion of one's own account
  'applicant.erase': { agency: 'agency' },
  'realm.retention': { admin: 'realm' }, // legal holds
  'finding.accept': sellerAndSelf,
  'package.build': sellerAndSelf,
  'price.manage': { agency: 'agency' },
  'price.read': { admin: 'realm', agency: 'agency' },
  'quote.write': seller,
  'invoice.manage': { agency: 'agency' },
  'billing.read': sellerAndSelf, // travellers only if their agency shows it to them
  'analytics.read': { admin: 'realm', distributor: 'tree', agency: 'agency' }, // numbers; an agency sees its own work
  // Choosing a reviewer reveals names of the agency's and the realm's reviewers.
  'reviewer.choose': seller,
  'notification.read': { admin: 'self', agency: 'self', agent: 'self' },
  'home.read': { agent: 'own' },
  'announcement.write': { admin: 'realm', agency: 'agency' },
  'secondFactor.reset': { admin: 'realm' },
  'extension.release': { admin: 'realm' },
  'extension.packs': { admin: 'realm' }, // recorded by one person, published by another
  'extension.fill': sellerAndSelf,
  'audit.browse': { admin: 'realm', agency: 'agency' }, // every entry; travellers read who opened their own data
  'audit.read': { admin: 'realm', agency: 'agency', applicant: 'self' },
  'system.read': { admin: 'realm' }, // the state of the installation, in numbers
  'integration.manage': { admin: 'realm', agency: 'agency' }, // API keys and webhooks
  'calendar.feed': seller,
  'partnerLink.use': { applicant: 'self' },
  // Available to every signed-in person for their own account.
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

// Actions whose `self` reach applies to direct-to-consumer applicants only.
export const directApplicantsOnly: readonly Action[] = ['application.outcome', 'finding.accept'];

export const reachOf = (action: Action, role: Role): Reach | undefined => (access[action] as Row)[role];
