import { randomBytes, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Role } from '@visawright/contract/roles.ts';
import type { KeyStore } from '../../../apps/server/src/adapters/key-store.ts';
import type { RealmKeys } from '../../../apps/server/src/vault/realm-key.ts';
import type { Kind, Planted } from './world.types.ts';

export interface Account {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
}

export interface Given {
  readonly owner: Client; // with the realm's setting
  readonly keys: KeyStore;
  readonly realmKeys: RealmKeys;
  readonly realmId: string;
  readonly path: string;
  account(account: Account): Promise<string>; // its id at the identity provider
}

export interface Planter extends Given {
  readonly planted: Planted[];
  readonly plant: (kind: Kind, more?: Partial<Planted>) => Planted;
  readonly insert: (table: string, facts: Record<string, unknown>) => Promise<void>;
}

const nobody = {
  distributor: null,
  agency: null,
  agent: null,
  reviewers: [],
  applicants: [],
  person: null,
  role: null,
};

// Records of one realm, inserted as the tables' owner and remembered with the word that stands in each and nowhere else.
export function planter(given: Given): Planter {
  const planted: Planted[] = [];
  return {
    ...given,
    planted,
    plant(kind, more = {}) {
      const word = `mk${randomBytes(6).toString('hex')}`;
      const record: Planted = { ...nobody, kind, uid: randomUUID(), word, realmId: given.realmId, ...more };
      planted.push(record);
      return record;
    },
    // Absent values keep the column's own default.
    async insert(table, facts) {
      const all = Object.entries({ realm_id: given.realmId, ...facts }).filter(([, value]) => value !== undefined);
      const names = all.map(([name]) => name).join(', ');
      const places = all.map((_each, at) => `$${at + 1}`).join(', ');
      await given.owner.query(
        `insert into ${table} (${names}) values (${places})`,
        all.map(([, value]) => value),
      );
    },
  };
}
