import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupSettings } from './backup-settings.ts';
import { postgresProgram } from './postgres-programs.ts';
import { writeSealed } from './sealed-file.ts';

export interface BaseBackup {
  readonly name: string; // its folder
  readonly startedAt: string;
  readonly endedAt: string; // a restore can stop at any time from here on
  readonly firstSegment: string; // of the write-ahead log
}

const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]/g, '').replace('.', '-');

// One tar of the whole cluster, with the log that makes it consistent, zipped and sealed while it is read. All databases are in it,
// Keycloak's too.
export async function takeBase(settings: BackupSettings, key: Buffer): Promise<BaseBackup> {
  const startedAt = new Date();
  const name = stamp(startedAt);
  const { command, connection, env } = postgresProgram(settings, 'pg_basebackup');
  const args = ['-D', '-', '-Ft', '-X', 'fetch', '--checkpoint=fast', '--label', name, '--verbose'];
  const child = spawn(command, [...connection, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let messages = '';
  child.stderr.on('data', (chunk: Buffer) => (messages += chunk.toString()));
  const ended = once(child, 'close') as Promise<[number | null]>;
  await writeSealed(settings.folder, `base/${name}/base.tar`, key, child.stdout);
  const [code] = await ended;
  if (code !== 0) throw new Error(`pg_basebackup failed: ${messages}`);
  const [, high, low, timeline] = /start point: ([0-9A-F]+)\/([0-9A-F]+) on timeline (\d+)/.exec(messages) ?? [];
  if (high === undefined || low === undefined) throw new Error('pg_basebackup did not name its start point');
  const base = {
    name,
    startedAt: startedAt.toISOString(),
    endedAt: new Date().toISOString(),
    firstSegment: segmentName(Number(timeline), high, low),
  };
  await writeFile(join(settings.folder, 'base', name, 'label.json'), `${JSON.stringify(base, null, 2)}\n`);
  return base;
}

const hex8 = (n: number) => n.toString(16).toUpperCase().padStart(8, '0');

// Segments have 16 MiB: the name is timeline, upper half and segment number.
export const segmentName = (timeline: number, high: string, low: string): string =>
  hex8(timeline) + high.padStart(8, '0') + hex8(Number.parseInt(low, 16) >>> 24);

// Only backups that were completed: the label is written last.
export function listBases(folder: string): BaseBackup[] {
  const bases = join(folder, 'base');
  if (!existsSync(bases)) return [];
  return readdirSync(bases)
    .sort()
    .map((name) => join(bases, name, 'label.json'))
    .filter((label) => existsSync(label))
    .map((label) => JSON.parse(readFileSync(label, 'utf8')) as BaseBackup);
}
