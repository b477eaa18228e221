import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { listBases, type BaseBackup } from './base-backups.ts';
import { readSealed } from './sealed-file.ts';
import { listSegments, readState } from './wal-archive.ts';

export interface PlacedDatabase {
  readonly base: BaseBackup;
  readonly segments: number;
  readonly shippedUntil: string;
}

// The newest base backup that was complete at the wanted time.
export function chooseBase(bases: readonly BaseBackup[], to: Date | 'latest'): BaseBackup {
  const base = bases.findLast(({ endedAt }) => to === 'latest' || new Date(endedAt) <= to);
  if (!base) throw new Error('no base backup is old enough for this time');
  return base;
}

// Unpacks the cluster and the log, and tells PostgreSQL where to stop. It replays when it is started.
export async function placeDatabase(
  folder: string,
  key: Buffer,
  into: { readonly cluster: string; readonly wal: string },
  to: Date | 'latest',
): Promise<PlacedDatabase> {
  const state = readState(folder);
  if (!state) throw new Error('no write-ahead log was archived');
  if (to !== 'latest' && to > new Date(state.at)) throw new Error(`the archive ends at ${state.at}`);
  const base = chooseBase(listBases(folder), to);
  await mkdir(into.cluster, { recursive: true, mode: 0o700 });
  await mkdir(into.wal, { recursive: true, mode: 0o700 });
  const tar = spawn('tar', ['-x', '-p', '-i', '-C', into.cluster], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(tar, 'close') as Promise<[number | null]>;
  await pipeline(readSealed(folder, `base/${base.name}/base.tar`, key), tar.stdin);
  if ((await ended)[0] !== 0) throw new Error('the base backup could not be unpacked');
  const segments = listSegments(folder, base.firstSegment);
  for (const name of segments)
    await pipeline(
      readSealed(folder, `wal/${name}`, key),
      createWriteStream(join(into.wal, name.replace('.partial', ''))),
    );
  const lines = [
    `restore_command = 'cp "${into.wal}/%f" "%p"'`,
    "recovery_target_action = 'promote'",
    ...(to === 'latest' ? [] : [`recovery_target_time = '${to.toISOString().replace('T', ' ').replace('Z', '+00')}'`]),
  ];
  await appendFile(join(into.cluster, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
  await writeFile(join(into.cluster, 'recovery.signal'), '');
  return { base, segments: segments.length, shippedUntil: state.at };
}
