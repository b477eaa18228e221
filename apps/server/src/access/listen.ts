import type { Logger } from 'pino';
import { openClient } from './tenant-db.ts';

export interface Listener {
  on(channel: string, heard: (payload: string) => void): void;
  close(): Promise<void>;
}

const retryMs = 1_000;

// One connection that hears what other processes changed. What was missed while it was away is unknown, so on every (re)connect
// each hearer is told with an empty payload: forget everything.
export async function openListener(url: string, log: Logger): Promise<Listener> {
  const hearers = new Map<string, (payload: string) => void>();
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
      if (!isClosed) log.warn('notifications are interrupted');
      again();
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', ({ channel, payload }) => hearers.get(channel)?.(payload ?? ''));
    for (const channel of hearers.keys()) await fresh.query(`listen ${channel}`);
    client = fresh;
    for (const heard of hearers.values()) heard('');
  }

  await connect();
  return {
    on(channel, heard) {
      if (!/^[a-z_]+$/.test(channel)) throw new Error('not a channel name');
      hearers.set(channel, heard);
      client?.query(`listen ${channel}`).catch(() => undefined); // a failure shows as a lost connection too
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
