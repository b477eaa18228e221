import type { FastifyInstance } from 'fastify';
import { buildApp } from '../entry/app.ts';
import { handlers } from '../entry/handlers.ts';
import { agencyProviderHandlersWith } from '../identity/agency-providers/agency-providers.routes.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Handlers } from '../platform/http/call.ts';
import { openParts, type OpenParts } from '../entry/open-parts.ts';
import type { TestDatabase } from './test-database.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly parts: OpenParts;
  close(): Promise<void>;
}

// The product's, with agencies' providers on this machine.
export const handlersWithLocalProviders: Handlers = {
  ...handlers,
  ...agencyProviderHandlersWith({ allowsLoopback: true }),
};

// The real app on a test database with the real identity provider. `replaced` can replace the product's, for tests that need one to
// misbehave.
export async function openTestApp(
  database: TestDatabase,
  env: Record<string, string> = {},
  replaced?: Handlers,
): Promise<TestApp> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    ...process.env,
    DATABASE_API_URL: database.apiUrl,
    DATABASE_WORKER_URL: database.workerUrl,
    DATABASE_RESOLVER_URL: database.resolverUrl,
    ...env,
  });
  const parts = await openParts(config);
  const app = await buildApp(parts, replaced).catch(async (error: unknown) => {
    await parts.close();
    throw error;
  });
  return {
    app,
    parts,
    async close() {
      await app.close();
      await parts.close();
    },
  };
}
