import type { Role } from '@visawright/contract/platform/roles.ts';

export type RecordKind =
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
  | 'connection'
  | 'pack'
  | 'receipt'
  | 'announcement'
  | 'domain'
  | 'handoff'
  | 'proposal'
  | 'factChange'
  | 'blank'
  | 'quote'
  | 'invoice'
  | 'apiKey'
  | 'endpoint'
  | 'delivery'
  | 'partnerLink';

// An inserted record: its id, the marker word that occurs in its texts only, and its owners.
export interface InsertedRecord {
  readonly kind: RecordKind;
  readonly uid: string;
  readonly word: string;
  readonly realmId: string;
  readonly distributor: string | null;
  readonly agency: string | null;
  readonly agent: string | null;
  readonly reviewers: readonly string[];
  readonly applicants: readonly string[]; // its applicant, and who added that applicant
  readonly person: string | null; // for records of one account
  readonly role: Role | null; // of a person
}

export interface InsertedPerson extends InsertedRecord {
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
    readonly connection: string;
    readonly grant: string;
    readonly apiKey: string; // empty for roles that have none
    readonly apiKeySecret: string;
  };
}

// The ids that a call can use: those of one side of the realm.
export interface Ids {
  readonly person: string;
  readonly email: string;
  readonly notification: string;
  readonly view: string;
  readonly session: string;
  readonly handle: string;
  readonly connection: string; // a connected browser extension
  readonly grant: string; // what it sends instead of a token
  readonly apiKey: string;
  readonly apiKeySecret: string; // what a program sends instead of a token
  readonly endpoint: string; // of a webhook
  readonly delivery: string;
  readonly partnerLink: string; // of the agency, for sites of its partners
  readonly distributor: string;
  readonly agency: string;
  readonly agent: string;
  readonly colleague: string; // another agent of the agency
  readonly invited: string; // an agent who has not joined yet
  readonly reviewer: string;
  readonly otherReviewer: string;
  readonly invitedReviewer: string;
  readonly applicant: string;
  readonly passport: string;
  readonly application: string; // sent for review
  readonly open: string; // editable and not in review
  readonly ready: string; // its package is ready
  readonly package: string;
  readonly receipt: string; // of a visit with the application `ready`
  readonly quote: string; // of the application `ready`, accepted
  readonly invoice: string; // of that quote
  readonly deleted: string;
  readonly trip: string;
  readonly document: string;
  readonly page: string; // its first page
  readonly photo: string; // also a document
  readonly visa: string; // the issued visa of `application`
  readonly request: string;
  readonly handoff: string; // created by the agent or the traveller
  readonly domain: string;
  readonly proposal: string; // for a data file
  readonly factChange: string;
  readonly blank: string; // a draft of an official form
  readonly pack: string; // a proposed mapping pack
  readonly path: string; // the realm's
  readonly token: string;
}

export type Side = Omit<
  Ids,
  | 'person'
  | 'email'
  | 'notification'
  | 'view'
  | 'session'
  | 'handle'
  | 'connection'
  | 'grant'
  | 'apiKey'
  | 'apiKeySecret'
  | 'token'
>;

export interface World {
  readonly realmId: string;
  readonly path: string;
  readonly inserted: readonly InsertedRecord[];
  readonly people: Readonly<Record<PersonName, InsertedPerson>>;
  readonly sides: Readonly<Record<SideName, Side>>;
}

const sideNames = ['north', 'desk', 'south', 'direct', 'neighbour'] as const;
export type SideName = (typeof sideNames)[number];

const personNames = [
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
