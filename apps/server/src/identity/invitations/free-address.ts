import { sql, type Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Identity } from '../../platform/keycloak/identity.types.ts';
import type { Realm } from '../../platform/realms/realm.types.ts';

// Makes an address that no person here has usable at the provider. Our rows decide whose an address is: an account of another person
// gets that person's own address back, an account of nobody is removed with its password.
export async function freeAddress(db: Db, identity: Identity, realm: Realm, address: string): Promise<void> {
  for (const userId of await identity.findAccounts(realm, address)) {
    const holder = await db.find<{ email: string }>(
      sql`select email from person where realm_id = ${db.realmId} and kc_sub = ${userId}`,
    );
    if (holder === undefined) await identity.removeAccount(realm, userId);
    else if (holder.email === address || (await identity.setAddress(realm, userId, holder.email)) === 'taken')
      throw new AppError('part.unavailable');
  }
}
