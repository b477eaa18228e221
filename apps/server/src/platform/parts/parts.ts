import type { Logger } from 'pino';
import type { Actors } from '../access/actor.ts';
import type { TenantDatabase } from '../db/db.ts';
import type { Identity } from '../keycloak/identity.types.ts';
import type { KeyStore } from '../crypto/key-store.ts';
import type { CallCounters } from '../limits/call-counters.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { Config } from '../config/config.ts';
import type { Jobs } from '../jobs/jobs.types.ts';
import type { RealmDirectory } from '../realms/realm.types.ts';
import type { SealedObjectStore } from '../storage/sealed-objects.ts';

// The services the server is built from. `buildApp(parts)` takes them in production and in every test.
export interface Parts {
  readonly config: Config;
  readonly log: Logger;
  readonly tenants: TenantDatabase;
  readonly realms: RealmDirectory;
  readonly identity: Identity;
  readonly actors: Actors;
  readonly keys: KeyStore;
  readonly callCounters: CallCounters;
  readonly jobs: Jobs;
  readonly store: ObjectStore;
  readonly sealedObjects: SealedObjectStore;
}
