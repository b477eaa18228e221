import type { Logger } from 'pino';
import type { Actors } from './access/actor.ts';
import type { TenantDatabase } from './access/db.ts';
import type { Identity } from './adapters/identity.types.ts';
import type { KeyStore } from './adapters/key-store.ts';
import type { ObjectStore } from './adapters/object-store.ts';
import type { Config } from './config.ts';
import type { Jobs } from './jobs/jobs.types.ts';
import type { RealmDirectory } from './realms/realm.types.ts';
import type { PaperVault } from './vault/papers.ts';

// The real things the server stands on. `buildApp(parts)` takes them, in production and in every test alike.
export interface Parts {
  readonly config: Config;
  readonly log: Logger;
  readonly tenants: TenantDatabase;
  readonly realms: RealmDirectory;
  readonly identity: Identity;
  readonly actors: Actors;
  readonly keys: KeyStore;
  readonly jobs: Jobs;
  readonly store: ObjectStore;
  readonly papers: PaperVault;
}
