import type { createAdapter } from '@socket.io/postgres-adapter';
import type { Logger } from 'pino';
import { openClient } from '../access/tenant-db.ts';

type AdapterPool = Parameters<typeof createAdapter>[0];
type Client = Awaited<ReturnType<typeof openClient>>;

export interface HintsLink {
  readonly pool: AdapterPool;
  close(): Promise<void>;
}

// One connection of this process, where the adapter hears hints and tells other processes that it is alive. It stands in for the pool the
// adapter asks for: a real one would keep each lost connection's place taken, and end the process with its error.
export function openHintsLink(url: string, log: Logger, heardAgain: () => void): HintsLink {
  let current: Client | undefined;
  let connects = 0;
  let isClosed = false;

  async function connect() {
    const client = await openClient(url);
    if (isClosed) {
      await client.end();
      throw new Error('closed');
    }
    client.on('error', () => undefined); // an end follows, and the adapter connects again
    client.on('end', () => {
      if (current !== client) return;
      current = undefined;
      if (!isClosed) log.warn('live hints are interrupted');
    });
    current = client;
    if (connects++ > 0) setTimeout(heardAgain, 200); // by then the adapter listens
    return Object.assign(client, { release: () => undefined });
  }

  // Heartbeats between processes. Hints are short, so the adapter's table of long ones does not exist and its cleaning finds nothing to do.
  async function query(text: string, values?: unknown[]) {
    if (current === undefined || !/pg_notify/.test(text)) return { rows: [] };
    return current.query(text, values);
  }

  return {
    pool: { connect, query } as unknown as AdapterPool,
    async close() {
      isClosed = true;
      await current?.end();
    },
  };
}
