import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { ObjectStoreConfig } from '@visawright/server/tools.ts';
import type { BackupSettings } from './backup-settings.ts';
import { ObjectCopies } from './object-copies.ts';
import { createSlot, receivedUntil, startReceiver, WalShipping } from './wal-archive.ts';

// Until a signal arrives. Each round takes the log as it is, copies the objects, and only then publishes the log: an object is stored
// before the row that refers to it is committed, so the archive never has a row without its object.
export async function runArchiving(
  settings: BackupSettings,
  key: Buffer,
  store: ObjectStoreConfig,
  seconds: number,
): Promise<void> {
  const ending = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ending.abort());
  await createSlot(settings);
  let receiver = startReceiver(settings);
  const shipping = new WalShipping(settings);
  const copies = new ObjectCopies(settings.folder, key, store);
  const round = async () => {
    if (receiver.exitCode !== null || receiver.signalCode !== null) receiver = startReceiver(settings);
    const at = await receivedUntil(settings.databaseUrl);
    const files = await shipping.received();
    await copies.copyNew();
    await shipping.ship(files, key, at);
    return at;
  };
  let failures = 0;
  while (!ending.signal.aborted) {
    try {
      const at = await round();
      failures = at ? 0 : failures + 1;
      if (!at) console.error(`backup: PostgreSQL does not answer (${failures} times)`);
    } catch (error) {
      failures += 1; // the next round repeats what this one left out
      console.error(`backup: ${error instanceof Error ? error.message : String(error)} (${failures} times)`);
    }
    await wait(seconds * 1_000, undefined, { signal: ending.signal }).catch(() => undefined);
  }
  await round().catch(() => undefined);
  if (receiver.exitCode === null && receiver.signalCode === null) {
    receiver.kill('SIGINT');
    await once(receiver, 'exit');
  }
}
