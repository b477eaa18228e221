import type { Logger } from 'pino';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { TenantDatabase } from '../../platform/db/db.ts';
import type { Identity } from '../../platform/keycloak/identity.types.ts';
import type { RealmDirectory } from '../../platform/realms/realm.types.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';

export interface ErasureParts {
  readonly tenants: TenantDatabase;
  readonly realms: RealmDirectory;
  readonly identity: Identity;
  readonly keys: KeyStore;
  readonly store: ObjectStore;
  readonly log: Logger;
}
