import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { loadPublicKeys } from '../../platform/crypto/signing-key.ts';

// Public: anyone who holds a package may verify it. The realm comes from the package's manifest.
export const packageKeys: Handler<'packageKeys'> = async ({ parts }, { query }) => {
  const realm = await parts.realms.byPath(query.realm);
  if (!realm) throw new AppError('record.notFound');
  const keys = await loadPublicKeys(parts.tenants.forRealm(realm.realmId));
  return {
    realm: realm.path,
    displayName: realm.configuration.realmDisplayName,
    keys: keys.map(({ since, ...key }) => ({ ...key, since: since.toISOString() })),
  };
};
