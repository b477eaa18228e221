import { actorsOf } from './access/actor.ts';
import { openListener } from './access/listen.ts';
import { openTenants } from './access/tenant-db.ts';
import { clientSecrets } from './adapters/client-secrets.ts';
import { fileKeyStore } from './adapters/key-store.ts';
import { keycloakIdentity } from './adapters/keycloak.ts';
import { s3ObjectStore } from './adapters/object-store.ts';
import type { Config } from './config.ts';
import { openJobs } from './jobs/jobs.ts';
import { openLog } from './log.ts';
import type { Parts } from './parts.ts';
import { openRealmDirectory } from './realms/realm-directory.ts';
import { paperVault } from './vault/papers.ts';

export interface OpenParts extends Parts {
  close(): Promise<void>;
}

// Configuration → the real parts, for the api, the worker and the tests alike. The worker brings its own database role.
export async function openParts(config: Config, databaseUrl = config.DATABASE_API_URL): Promise<OpenParts> {
  const log = openLog(config.LOG_LEVEL);
  const tenants = openTenants(databaseUrl, config.POOL_SIZE);
  const realms = openRealmDirectory(config.DATABASE_RESOLVER_URL, config.ENVIRONMENT);
  const keys = fileKeyStore(config.ROOT_KEY_FILE);
  const identity = keycloakIdentity(config.KEYCLOAK_URL, clientSecrets(tenants, keys));
  const actors = actorsOf({ tenants, realms, identity });
  const listener = await openListener(databaseUrl, log);
  listener.on('realm_changed', () => realms.forget());
  listener.on('actor_changed', (payload) => actors.forget(payload));
  const store = s3ObjectStore(config, log);
  const jobs = await openJobs(databaseUrl, log);
  return {
    config,
    log,
    tenants,
    realms,
    identity,
    actors,
    keys,
    jobs,
    store,
    papers: paperVault(store, keys),
    async close() {
      await listener.close();
      await jobs.close();
      store.close();
      await Promise.all([tenants.close(), realms.close()]);
    },
  };
}
