import type { createAdapter } from '@socket.io/postgres-adapter';
import type { Logger } from 'pino';
import { openClient } from '../db/connection.ts';

type AdapterPool = Parameters<typeof createAdapter>[0];
type Client = Awaited<ReturnType<typeof openClient>>;

export interface HintsLink {
  readonly pool: AdapterPool;
  close(): Promise<void>;
}

// The connection through which the adapter receives hints and announces this process to the others. It replaces the pool the adapter
// expects: a real pool would keep slots of lost connections occupied and crash the process on their errors.
export function openHintsLink(url: string, log: Logger, reconnected: () => void): HintsLink {
  let current: Client | undefined;
  let connects = 0;
  let isClosed = false;

  async function connect() {
    const client = await openClient(url);
    if (isClosed) {
      await client.end();
      throw new Error('closed');
    }
    client.on('error', () => undefined); // an 'end' event follows and the adapter reconnects
    client.on('end', () => {
      if (current !== client) return;
      current = undefined;
      if (!isClosed) log.warn('the connection for live hints was lost');
    });
    current = client;
    if (connects++ > 0) setTimeout(reconnected, 200); // by then the adapter is listening again
    return Object.assign(client, { release: () => undefined });
  }

  // Heartbeats between processes. Hints are short, so the adapter's table for long ones does not exist and its cleanup has nothing to do.
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
