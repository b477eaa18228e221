import type { Role } from '@visawright/contract/platform/roles.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { Identity } from '../../platform/keycloak/identity.types.ts';
import { freeAddress } from './free-address.ts';
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

// An account that happens to have the address already is never taken over: its password is known to another person.
export const ensureProviderAccount = (
  db: Db,
  identity: Identity,
  realm: Realm,
  { person_uid: uid, email, first_name: firstName, last_name: lastName, role }: InvitedPerson,
): Promise<void> =>
  db.transaction(async (tx) => {
    // Two jobs of one person would otherwise each create an account.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('account ' || ${tx.realmId} || ${email}, 0))`);
    const { kc_sub: sub } = await tx.get<{ kc_sub: string }>(
      sql`select kc_sub from person where realm_id = ${tx.realmId} and person_uid = ${uid}`,
    );
    if (sub !== pendingSub(uid)) return identity.ensureRole(realm, sub, role);
    await freeAddress(tx, identity, realm, email);
    const created = await identity.createAccount(realm, { email, firstName, lastName, role });
    await tx.run(sql`update person set kc_sub = ${created} where realm_id = ${tx.realmId} and person_uid = ${uid}`);
  });
