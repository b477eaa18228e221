import type { Role } from '@visawright/contract/roles.ts';

export type Kind =
  | 'distributor'
  | 'agency'
  | 'person'
  | 'applicant'
  | 'application'
  | 'package'
  | 'document'
  | 'page'
  | 'trip'
  | 'request'
  | 'notification'
  | 'view'
  | 'session'
  | 'announcement'
  | 'domain'
  | 'handoff'
  | 'proposal';

// A planted record: its id, the word that stands in its texts and nowhere else, and whose it is.
export interface Planted {
  readonly kind: Kind;
  readonly uid: string;
  readonly word: string;
  readonly realmId: string;
  readonly distributor: string | null;
  readonly agency: string | null;
  readonly agent: string | null;
  readonly reviewers: readonly string[];
  readonly applicants: readonly string[]; // whose it is, and who added them
  readonly person: string | null; // for what belongs to one account
  readonly role: Role | null; // of a person
}

export interface Someone extends Planted {
  readonly kind: 'person';
  readonly role: Role;
  readonly sub: string;
  readonly email: string;
  readonly applicant: string | null;
  readonly personal: {
    readonly notification: string;
    readonly view: string;
    readonly session: string;
    readonly handle: string;
  };
}

// The ids a call can be made with: those of one side of the realm.
export interface Ids {
  readonly person: string;
  readonly email: string;
  readonly notification: string;
  readonly view: string;
  readonly session: string;
  readonly handle: string;
  readonly distributor: string;
  readonly agency: string;
  readonly agent: string;
  readonly colleague: string; // another agent of the agency
  readonly invited: string; // an agent who has not come yet
  readonly reviewer: string;
  readonly otherReviewer: string;
  readonly invitedReviewer: string;
  readonly applicant: string;
  readonly passport: string;
  readonly application: string; // with a reviewer
  readonly open: string; // can be edited, with nobody
  readonly ready: string; // its package is ready
  readonly package: string;
  readonly deleted: string;
  readonly trip: string;
  readonly document: string;
  readonly page: string; // its first
  readonly photo: string; // a document too
  readonly visa: string; // the issued one, of the one with a reviewer
  readonly request: string;
  readonly handoff: string; // made by the agent, or by the traveller
  readonly domain: string;
  readonly proposal: string; // of a data file
  readonly path: string; // the realm's
  readonly token: string;
}

export type Side = Omit<Ids, 'person' | 'email' | 'notification' | 'view' | 'session' | 'handle' | 'token'>;

export interface World {
  readonly realmId: string;
  readonly path: string;
  readonly planted: readonly Planted[];
  readonly people: Readonly<Record<PersonName, Someone>>;
  readonly sides: Readonly<Record<SideName, Side>>;
}

export const sideNames = ['north', 'desk', 'south', 'direct', 'neighbour'] as const;
export type SideName = (typeof sideNames)[number];

export const personNames = [
  'admin',
  'admin2',
  'distributor',
  'distributor2',
  'agency',
  'agency2',
  'agent',
  'agentMate',
  'agent2',
  'agent2Mate',
  'newcomer',
  'newcomer2',
  'reviewer',
  'reviewerMate',
  'reviewer2',
  'reviewer2Mate',
  'newReviewer',
  'newReviewer2',
  'applicant',
  'applicant2',
] as const;
export type PersonName = (typeof personNames)[number];
