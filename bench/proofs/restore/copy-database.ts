import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { BrokenRun } from '../../measurement.ts';

// A copy of a database from one cluster to another, with its roles' names.
export async function copyDatabase(fromUrl: string, toUrl: string, database: string): Promise<void> {
  const at = (url: string) => {
    const changed = new URL(url);
    changed.pathname = `/${database}`;
    return changed.href;
  };
  const dump = spawn('pg_dump', ['-d', at(fromUrl)], { stdio: ['ignore', 'pipe', 'ignore'] });
  const load = spawn('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-d', at(toUrl)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = Promise.all([once(dump, 'close'), once(load, 'close')]) as Promise<[number | null][]>;
  await pipeline(dump.stdout, load.stdin).catch(() => undefined);
  if ((await ended).some(([code]) => code !== 0)) throw new BrokenRun(`the database ${database} could not be copied`);
}
