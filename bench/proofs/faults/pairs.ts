import type { PartName } from '@visawright/server/tools.ts';
import type { TestDatabase } from '@visawright/server/testing.ts';
import type { FaultProxy } from './fault-proxy.ts';

// A program and a part that it works with. The realm's address of the identity provider is the same for both programs.
export interface Pair {
  readonly name: string;
  readonly part: PartName;
  readonly programs: readonly Program[]; // whose log has to name the part
}
type Program = 'api' | 'worker';

export interface Pairs {
  readonly pairs: readonly Pair[];
  readonly keycloakUrl: string;
  readonly api: Readonly<Record<string, string>>;
  readonly worker: Readonly<Record<string, string>>;
}

export async function openPairs(proxy: FaultProxy, database: TestDatabase): Promise<Pairs> {
  const env = process.env as Record<string, string>;
  const pairs: Pair[] = [];
  const through = async (name: string, programs: readonly Program[], part: PartName, address: string) => {
    const changed = new URL(address);
    const port = await proxy.add(name, changed.host);
    pairs.push({ name, part, programs });
    changed.hostname = '127.0.0.1';
    changed.port = `${port}`;
    return changed.href.replace(/\/$/, '');
  };
  const at = (address: string, other: string) => {
    const changed = new URL(other);
    changed.port = new URL(address).port;
    return changed.href;
  };
  const apiDatabase = await through('API and database', ['api'], 'postgresql', database.apiUrl);
  const workerDatabase = await through('worker and database', ['worker'], 'postgresql', database.workerUrl);
  const keycloakUrl = await through('both and identity provider', ['api', 'worker'], 'keycloak', env['KEYCLOAK_URL']!);
  const apiStore = await through('API and object store', ['api'], 'object-store', env['S3_ENDPOINT']!);
  const workerStore = await through('worker and object store', ['worker'], 'object-store', env['S3_ENDPOINT']!);
  const clamd = `tcp://${env['CLAMD_HOST']}:${env['CLAMD_PORT']}`;
  const scanner = new URL(await through('worker and scanner', ['worker'], 'scanner', clamd));
  const mail = await through('worker and mail server', ['worker'], 'mail', env['SMTP_URL']!);
  const both = { KEYCLOAK_URL: keycloakUrl, CLAMD_HOST: '127.0.0.1', CLAMD_PORT: scanner.port, SMTP_URL: mail };
  return {
    pairs,
    keycloakUrl,
    api: {
      ...both,
      DATABASE_API_URL: apiDatabase,
      DATABASE_RESOLVER_URL: at(apiDatabase, database.resolverUrl),
      S3_ENDPOINT: apiStore,
    },
    worker: {
      ...both,
      DATABASE_API_URL: at(workerDatabase, database.apiUrl),
      DATABASE_WORKER_URL: workerDatabase,
      DATABASE_RESOLVER_URL: at(workerDatabase, database.resolverUrl),
      S3_ENDPOINT: workerStore,
    },
  };
}
