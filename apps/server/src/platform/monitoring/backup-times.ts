import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

// When the newest base backup ended, and until when the write-ahead log is archived. null: there is none.
export interface BackupTimes {
  readonly base: Date | null;
  readonly log: Date | null;
}

const Label = z.object({ endedAt: z.iso.datetime() });
const State = z.object({ at: z.iso.datetime() });

// Of the files that ops/backup writes only these times are read: the rest is sealed.
export async function readBackupTimes(folder: string): Promise<BackupTimes> {
  const names = await readdir(join(folder, 'base')).catch(() => []);
  const labels = await Promise.all(
    names
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((name) => readTime(join(folder, 'base', name, 'label.json'), Label, ({ endedAt }) => endedAt)),
  );
  return {
    base: labels.findLast((time) => time !== null) ?? null,
    log: await readTime(join(folder, 'wal-state.json'), State, ({ at }) => at),
  };
}

// A file that is missing or being written counts as none; the next look finds it.
async function readTime<T>(file: string, schema: z.ZodType<T>, timeOf: (content: T) => string): Promise<Date | null> {
  try {
    return new Date(timeOf(schema.parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch {
    return null;
  }
}
