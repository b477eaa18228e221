import { statfsSync } from 'node:fs';
import { listBases } from './base-backups.ts';
import type { BackupSettings } from './backup-settings.ts';
import { newestKeys } from './key-files.ts';
import { readVersions } from './object-copies.ts';
import { readState } from './wal-archive.ts';

export interface BackupStatus {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}

const mostSeconds = { wal: 60, base: 26 * 3_600 };
const ageOf = (at: string, now: Date) => Math.round((now.getTime() - Date.parse(at)) / 1_000);

// For an operator and for a monitor: exit 1 when a backup is missing or too old.
export async function backupStatus(settings: BackupSettings, key: Buffer, now = new Date()): Promise<BackupStatus> {
  const bases = listBases(settings.folder);
  const state = readState(settings.folder);
  const keys = newestKeys(settings.keysFolder);
  const versions = [...(await readVersions(settings.folder, key)).values()];
  const problems: string[] = [];
  const newest = bases.at(-1);
  if (!newest) problems.push('there is no base backup');
  else if (ageOf(newest.endedAt, now) > mostSeconds.base)
    problems.push('the newest base backup is older than 26 hours');
  if (!state) problems.push('no write-ahead log is archived');
  else if (ageOf(state.at, now) > mostSeconds.wal)
    problems.push(`the archive ends ${ageOf(state.at, now)} s ago (most 60)`);
  if (keys === undefined) problems.push('the key files are not stored');
  const disk = statfsSync(settings.folder, { bigint: false });
  if (disk.bavail / disk.blocks < 0.1) problems.push('less than a tenth of the backup disk is free');
  return {
    lines: [
      `base backups: ${bases.length}${newest ? `, newest ${newest.endedAt}` : ''}`,
      `restore is possible from ${bases[0]?.endedAt ?? 'never'} to ${state?.at ?? 'never'}`,
      `objects: ${versions.filter(({ goneAt }) => goneAt === undefined).length} present, ${versions.length} versions`,
      `key files: ${keys ?? 'none'}`,
    ],
    problems,
  };
}
