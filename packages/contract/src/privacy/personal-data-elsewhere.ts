import type { Erasure, ExportPart } from './personal-data.types.ts';

interface Place {
  readonly holds: string;
  readonly erasure: Erasure;
  readonly how: string;
  readonly exported: ExportPart | null;
}

// Where personal data lives outside our own tables.
export const personalDataElsewhere: Readonly<Record<string, Place>> = {
  objectStore: {
    holds: 'originals, page pictures, texts of pages, packages and exports, sealed under the traveller’s key',
    erasure: 'deleted',
    how: 'every version of every object whose name begins with the realm’s and the traveller’s uid',
    exported: 'documents',
  },
  identityProvider: {
    holds: 'name, email address, credentials and sessions of people who sign in',
    erasure: 'deleted',
    how: 'the traveller’s account is deleted with its credentials and sessions',
    exported: 'person',
  },
  providerEvents: {
    holds: 'who signed in or tried to, when and from where, by the address that was typed',
    erasure: 'expires',
    how: 'deleted by the provider after 30 days; it cannot be cleared for one person, and it is the evidence of attacks on all others',
    exported: null,
  },
  jobEngine: {
    holds: 'uids of documents, packages, mails and accounts in jobs of the last seven days',
    erasure: 'deleted',
    how: 'jobs of the person are deleted with their inputs and results',
    exported: null,
  },
  logs: {
    holds: 'no names, addresses, queries or values; uids and request numbers',
    erasure: 'expires',
    how: 'rotated by the operator',
    exported: null,
  },
  backups: {
    holds: 'a copy of everything above until the backup expires',
    erasure: 'expires',
    how: 'a restored database is not served before the erasure ledger was applied to it',
    exported: null,
  },
  erasureLedger: {
    holds: 'uids of erased travellers and accounts, and when they were erased',
    erasure: 'remains',
    how: 'needed to erase again after a restore; kept for as long as the oldest backup',
    exported: null,
  },
  messageProviders: {
    holds:
      'phone number and text of messages to staff, at the provider that the realm chose; push services hold sealed messages only',
    erasure: 'expires',
    how: 'not stored by the product; the provider’s retention applies',
    exported: null,
  },
  mailServer: {
    holds: 'mails that were sent: address, name and link',
    erasure: 'expires',
    how: 'sent mails are not stored by the product; the mail provider’s retention applies',
    exported: null,
  },
};
