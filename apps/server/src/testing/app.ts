import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Handlers } from '../http/call.ts';
import { openParts, type OpenParts } from '../open-parts.ts';
import type { TestDatabase } from './database.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly parts: OpenParts;
  close(): Promise<void>;
}

// The real app on a test's own database and the real identity provider. `handlers` may replace the product's where a test needs one that
// misbehaves.
export async function testApp(
  database: TestDatabase,
  env: Record<string, string> = {},
  handlers?: Handlers,
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
  const app = await buildApp(parts, handlers).catch(async (error: unknown) => {
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
