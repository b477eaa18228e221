import type { Logger } from 'pino';
import { openClient } from './connection.ts';

export interface Listener {
  on(channel: string, listener: (payload: string) => void): void;
  close(): Promise<void>;
}

const retryMs = 1_000;

// One connection that listens for changes made by other processes. Notifications missed while it was down are unknown, so on every
// (re)connect each listener is called with an empty payload and drops its cache.
export async function openListener(url: string, log: Logger): Promise<Listener> {
  const listeners = new Map<string, (payload: string) => void>();
  let client: Awaited<ReturnType<typeof openClient>> | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const again = () => {
    client = undefined;
    if (!isClosed) retry = setTimeout(() => void connect().catch(again), retryMs);
  };

  async function connect(): Promise<void> {
    const fresh = await openClient(url);
    let isLost = false;
    const lost = () => {
      if (isLost) return;
      isLost = true;
      if (!isClosed) log.warn('the connection for database notifications was lost');
      again();
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', ({ channel, payload }) => listeners.get(channel)?.(payload ?? ''));
    for (const channel of listeners.keys()) await fresh.query(`listen ${channel}`);
    client = fresh;
    for (const listener of listeners.values()) listener('');
  }

  await connect();
  return {
    on(channel, listener) {
      if (!/^[a-z_]+$/.test(channel)) throw new Error('not a channel name');
      listeners.set(channel, listener);
      client?.query(`listen ${channel}`).catch(() => undefined); // a failure also surfaces as a lost connection
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
