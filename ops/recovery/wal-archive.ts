import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openClient } from '@visawright/server/tools.ts';
import type { BackupSettings } from './backup-settings.ts';
import { postgresProgram } from './postgres-programs.ts';
import { writeSealed } from './sealed-file.ts';

const slot = 'visawright_backup';

export interface ReceivedFile {
  readonly name: string; // a segment, or a segment with .partial
  readonly bytes: Buffer;
}

export interface ShippedState {
  readonly at: string; // everything committed before was received from PostgreSQL and is in the archive
  readonly newest: string;
}

// Streams the log as it is written; the slot makes PostgreSQL retain what was not received while this was not running.
export function startReceiver(settings: BackupSettings): ChildProcess {
  const { command, connection, env } = postgresProgram(settings, 'pg_receivewal');
  const args = ['-D', settings.spool, '--slot', slot, '--synchronous'];
  return spawn(command, [...connection, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

export async function createSlot(settings: BackupSettings): Promise<void> {
  await mkdir(settings.spool, { recursive: true, mode: 0o700 });
  const { command, connection, env } = postgresProgram(settings, 'pg_receivewal');
  const args = ['--slot', slot, '--create-slot', '--if-not-exists'];
  const child = spawn(command, [...connection, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error('the replication slot could not be created');
}

// The database's time once everything that was on its disk at that time was received; undefined while it does not answer.
export async function receivedUntil(databaseUrl: string, patience = 5_000): Promise<Date | undefined> {
  const client = await openClient(databaseUrl).catch(() => undefined);
  if (!client) return undefined;
  client.on('error', () => undefined);
  try {
    const { rows } = await client.query<{ at: Date; lsn: string }>(
      'select clock_timestamp() as at, pg_current_wal_flush_lsn() as lsn',
    );
    for (const end = Date.now() + patience; Date.now() < end; await wait(100)) {
      const received = await client.query<{ ok: boolean }>(
        'select coalesce(restart_lsn >= $2::pg_lsn, false) as ok from pg_replication_slots where slot_name = $1',
        [slot, rows[0]!.lsn],
      );
      if (received.rows[0]?.ok === true) return rows[0]!.at;
    }
    return undefined;
  } catch {
    return undefined; // PostgreSQL went away
  } finally {
    await client.end().catch(() => undefined);
  }
}

const isSegment = (name: string) => /^[0-9A-F]{24}(\.partial)?$|^[0-9A-F]{8}\.history$/.test(name);

// A file is read again when it has changed since it was shipped.
export class WalShipping {
  private readonly settings: BackupSettings;
  private readonly shipped = new Map<string, number>();

  constructor(settings: BackupSettings) {
    this.settings = settings;
  }

  async received(): Promise<ReceivedFile[]> {
    const files: ReceivedFile[] = [];
    for (const name of readdirSync(this.settings.spool).filter(isSegment).sort()) {
      const path = join(this.settings.spool, name);
      const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
      if (changedAt === undefined || this.shipped.get(name) === changedAt) continue;
      const bytes = await readFile(path).catch(() => undefined); // a partial file was renamed when it was full: next time
      if (!bytes) continue;
      this.shipped.set(name, changedAt);
      files.push({ name, bytes });
    }
    return files;
  }

  // In the order of the log, so that the archive never has a gap.
  async ship(files: readonly ReceivedFile[], key: Buffer, at: Date | undefined): Promise<void> {
    for (const { name, bytes } of files) {
      await writeSealed(this.settings.folder, `wal/${name}`, key, bytes);
      if (name.endsWith('.partial') || name.endsWith('.history')) continue;
      await rm(join(this.settings.folder, 'wal', `${name}.partial`), { force: true });
      await rm(join(this.settings.spool, name), { force: true }); // the slot has moved on
    }
    const before = readState(this.settings.folder);
    const until = at?.toISOString() ?? before?.at;
    if (until !== undefined)
      await writeState(this.settings.folder, { at: until, newest: files.at(-1)?.name ?? before?.newest ?? '' });
  }
}

const stateFile = (folder: string) => join(folder, 'wal-state.json');

async function writeState(folder: string, state: ShippedState): Promise<void> {
  await writeFile(`${stateFile(folder)}.new`, `${JSON.stringify(state)}\n`);
  await rename(`${stateFile(folder)}.new`, stateFile(folder));
}

export function readState(folder: string): ShippedState | undefined {
  if (!existsSync(stateFile(folder))) return undefined;
  return JSON.parse(readFileSync(stateFile(folder), 'utf8')) as ShippedState;
}

// Segments from the first one that a base backup needs; a partial one counts if its segment was not completed.
export function listSegments(folder: string, from: string): string[] {
  const names = readdirSync(join(folder, 'wal')).filter(isSegment).sort();
  const complete = new Set(names);
  return names.filter((name) => {
    if (name.endsWith('.history')) return true;
    return name.slice(0, 24) >= from && !(name.endsWith('.partial') && complete.has(name.slice(0, 24)));
  });
}
