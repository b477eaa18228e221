import { actorsOf } from '../platform/access/actor.ts';
import { openListener } from '../platform/db/listen.ts';
import { openTenants } from '../platform/db/tenant-db.ts';
import { clientSecrets } from '../platform/keycloak/client-secrets.ts';
import { fileKeyStore } from '../platform/crypto/key-store.ts';
import { keycloakIdentity } from '../platform/keycloak/keycloak.ts';
import { s3ObjectStore } from '../platform/storage/object-store.ts';
import type { Config } from '../platform/config/config.ts';
import { openCallCounters } from '../platform/limits/call-counters.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import { openLog } from '../platform/log/log.ts';
import { processFacts, type ProcessFacts } from '../platform/tracing/process-facts.ts';
import { openTracing, type Tracing } from '../platform/tracing/open-tracing.ts';
import type { Parts } from '../platform/parts/parts.ts';
import { openRealmDirectory } from '../platform/realms/realm-directory.ts';
import { createSealedObjectStore } from '../platform/storage/sealed-objects.ts';

export interface OpenParts extends Parts {
  readonly facts: ProcessFacts;
  readonly tracing: Tracing;
  close(): Promise<void>;
}

// Builds the services from the configuration, for the API, the worker and tests. Each has its own database role.
export async function openParts(config: Config, service: 'api' | 'worker' = 'api'): Promise<OpenParts> {
  const facts = processFacts(service, config.RELEASE);
  const databaseUrl = service === 'api' ? config.DATABASE_API_URL : config.DATABASE_WORKER_URL;
  const log = openLog(config.LOG_LEVEL, facts);
  const tracing = openTracing(config, facts);
  const tenants = openTenants(databaseUrl, config.POOL_SIZE);
  const realms = openRealmDirectory(config.DATABASE_RESOLVER_URL, config.ENVIRONMENT);
  const keys = fileKeyStore(config.ROOT_KEY_FILE);
  const callCounters = openCallCounters(config.DATABASE_RESOLVER_URL, keys);
  const identity = keycloakIdentity(config.KEYCLOAK_URL, clientSecrets(tenants, keys));
  const actors = actorsOf({ tenants, realms, identity, keys });
  const listener = await openListener(databaseUrl, log);
  listener.on('realm_changed', () => realms.forget());
  listener.on('actor_changed', (payload) => actors.forget(payload));
  const store = s3ObjectStore(config, log);
  const jobs = await openJobs(databaseUrl, log);
  return {
    facts,
    tracing,
    config,
    log,
    tenants,
    realms,
    identity,
    actors,
    keys,
    callCounters,
    jobs,
    store,
    sealedObjects: createSealedObjectStore(store, keys),
    async close() {
      await listener.close();
      await jobs.close();
      store.close();
      await Promise.all([tenants.close(), realms.close(), callCounters.close()]);
      await tracing.close();
    },
  };
}
