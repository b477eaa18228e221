// Whose data a table holds. account: of a person who signs in, traveller or staff. actor: it only names who did something.
type Subject = 'traveller' | 'account' | 'actor' | 'nobody';

// How a row is found from its person.
type LinkedBy = 'applicant' | 'application' | 'document' | 'page' | 'session' | 'person' | 'hash' | 'none';

// deleted: with the person. anonymised: rows of other people that name the erased account keep a uid without name or address.
// expires: deleted by itself after a short time. remains: not touched, for the reason given.
export type Erasure = 'deleted' | 'anonymised' | 'expires' | 'remains';

// The parts of an export; null where nothing of the table is exported, for the reason given.
export type ExportPart =
  | 'person'
  | 'applications'
  | 'documents'
  | 'packages'
  | 'consents'
  | 'views'
  | 'changes'
  | 'notifications';

export interface TableEntry {
  readonly subject: Subject;
  readonly linkedBy: LinkedBy;
  readonly erasure: Erasure;
  readonly exported: ExportPart | null;
  readonly why?: string; // required where it remains, expires, or is not exported
  // Every column is in exactly one of these lists, as words.
  readonly plain?: string; // personal values in plain text
  readonly sealed?: string; // encrypted under the traveller's key, the realm's or the root key
  readonly hashed?: string; // keyed hashes, and hashes of random codes
  readonly keys?: string; // encryption keys
  readonly facts?: string; // facts about the person's case, without a name: status, dates, choices
  readonly links?: string; // ids, of the person and of people who acted
  readonly other?: string; // says nothing about a person
}
