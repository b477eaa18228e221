import { join } from 'node:path';
import { createTestDatabase } from '@visawright/server/testing.ts';
import { startChild, stopChildren } from '../../../ops/children.ts';
import { root } from '../../../ops/product.ts';
import { freePort } from '../../engines/product/free-port.ts';
import { waitUntilReady } from '../../run/wait-until-ready.ts';

export interface OwnProduct {
  readonly origin: string; // at `localhost`
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

// The API under test once more, on a database of its own and without a worker. One realm can be the default there, which is what makes it
// sign in at the identity provider.
export async function startOwnProduct(): Promise<OwnProduct> {
  const database = await createTestDatabase();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { METRICS_PORT: _, ...shared } = process.env; // the product under test has it
  const env = {
    ...shared,
    PORT: String(port),
    PUBLIC_URL: origin,
    WEB_FOLDER: process.env.WEB_FOLDER ?? join(root, 'apps', 'web', 'dist'),
    DATABASE_API_URL: database.apiUrl,
    DATABASE_RESOLVER_URL: database.resolverUrl,
    LOG_LEVEL: 'warn',
  };
  const api = startChild('own', 'node', [join('apps', 'server', 'src', 'entry', 'api.ts')], { cwd: root, env });
  const stop = async () => {
    await stopChildren([api]);
    await database.drop();
  };
  await waitUntilReady(`http://127.0.0.1:${port}`, [api]).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, ownerUrl: database.ownerUrl, stop };
}
