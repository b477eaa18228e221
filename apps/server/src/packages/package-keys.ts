import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { publicKeysOf } from './signing-key.ts';

// Whoever holds a package may check it: the realm is the one its manifest names.
export const packageKeys: Handler<'packageKeys'> = async ({ parts }, { query }) => {
  const realm = await parts.realms.byPath(query.realm);
  if (!realm) throw new AppError('record.notFound');
  const keys = await publicKeysOf(parts.tenants.forRealm(realm.realmId));
  return {
    realm: realm.path,
    displayName: realm.configuration.realmDisplayName,
    keys: keys.map(({ since, ...key }) => ({ ...key, since: since.toISOString() })),
  };
};
