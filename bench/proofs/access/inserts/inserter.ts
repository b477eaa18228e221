import { randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Role } from '@visawright/contract/platform/roles.ts';
import type { KeyStore, RealmKeys } from '@visawright/server/tools.ts';
import type { RecordKind, InsertedRecord } from '../world.types.ts';

interface Account {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
}

export interface InserterOptions {
  readonly owner: Client; // with the realm setting applied
  readonly keys: KeyStore;
  readonly realmKeys: RealmKeys;
  readonly realmId: string;
  readonly path: string;
  readonly canCutPhotos: boolean; // a photo with a face; its picture has to exist then
  readonly wordFor?: ((kind: RecordKind) => string) | undefined; // instead of random marker words
  account(account: Account): Promise<string>; // returns its id at the identity provider
}

export interface Inserter extends InserterOptions {
  readonly inserted: InsertedRecord[];
  readonly insertRow: (kind: RecordKind, more?: Partial<InsertedRecord>) => InsertedRecord;
  readonly insert: (table: string, facts: Record<string, unknown>) => Promise<void>;
}

const noOwner = {
  distributor: null,
  agency: null,
  agent: null,
  reviewers: [],
  applicants: [],
  person: null,
  role: null,
};

// Inserts records of one realm as the table owner and remembers each with a marker word that occurs in no other record.
export function createInserter(options: InserterOptions): Inserter {
  const inserted: InsertedRecord[] = [];
  return {
    ...options,
    inserted,
    insertRow(kind, more = {}) {
      const word = options.wordFor?.(kind) ?? `mk${randomBytes(6).toString('hex')}`;
      const record: InsertedRecord = { ...noOwner, kind, uid: randomUUID(), word, realmId: options.realmId, ...more };
      inserted.push(record);
      return record;
    },
    // Undefined values use the default of the column.
    async insert(table, facts) {
      const all = Object.entries({ realm_id: options.realmId, ...facts }).filter(([, value]) => value !== undefined);
      const names = all.map(([name]) => name).join(', ');
      const places = all.map((_each, at) => `$${at + 1}`).join(', ');
      await options.owner.query(
        `insert into ${table} (${names}) values (${places})`,
        all.map(([, value]) => value),
      );
    },
  };
}
