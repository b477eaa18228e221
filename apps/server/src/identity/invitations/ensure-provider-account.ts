import type { Role } from '@visawright/contract/platform/roles.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { Identity } from '../../platform/keycloak/identity.types.ts';
import type { Realm } from '../../platform/realms/realm.types.ts';

export interface InvitedPerson {
  readonly person_uid: string;
  readonly kc_sub: string;
  readonly role: Role;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

// Placeholder until the provider assigns an id; no token can contain it.
export const pendingSub = (personUid: string): string => `awaited/${personUid}`;

export async function ensureProviderAccount(
  db: Db,
  identity: Identity,
  realm: Realm,
  person: InvitedPerson,
): Promise<void> {
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
