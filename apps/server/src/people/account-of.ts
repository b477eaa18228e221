import type { Role } from '@visawright/contract/roles.ts';
import { sql, type Db } from '../access/db.ts';
import type { Identity } from '../adapters/identity.types.ts';
import type { Realm } from '../realms/realm.types.ts';

export interface Invited {
  readonly person_uid: string;
  readonly kc_sub: string;
  readonly role: Role;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

// Until the provider has given its own id, an invited person is known by this one, which no token can carry.
export const awaitedSub = (personUid: string): string => `awaited/${personUid}`;

export async function ensureAccountOf(db: Db, identity: Identity, realm: Realm, person: Invited): Promise<void> {
  const sub = await identity.ensureAccount(realm, {
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
    role: person.role,
  });
  if (sub === person.kc_sub) return;
  await db.run(sql`
    update person set kc_sub = ${sub} where realm_id = ${db.realmId} and person_uid = ${person.person_uid}`);
}
