import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { readSealed, writeSealed } from './sealed-file.ts';

// The keys that open the backup are never in it.
const left = ['backup-key', 'recovery-key'];
const isArchive = (name: string) => /^keys-\d{8}T[\d-]+Z$/.test(name);

// All key files and passwords as one archive, sealed under another key and in another folder than the data.
export async function storeKeys(secretsFolder: string, keysFolder: string, key: Buffer): Promise<string> {
  const name = `keys-${new Date().toISOString().replaceAll(/[-:]/g, '').replace('.', '-')}`;
  const args = ['-c', '-C', secretsFolder, ...left.map((file) => `--exclude=./${file}`), '.'];
  const tar = spawn('tar', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(tar, 'close') as Promise<[number | null]>;
  await writeSealed(keysFolder, name, key, tar.stdout);
  if ((await ended)[0] !== 0) throw new Error('the key files could not be read');
  return name;
}

export const newestKeys = (keysFolder: string): string | undefined =>
  existsSync(keysFolder) ? readdirSync(keysFolder).filter(isArchive).sort().at(-1) : undefined;

export async function restoreKeys(keysFolder: string, key: Buffer, into: string): Promise<string> {
  const name = newestKeys(keysFolder);
  if (name === undefined) throw new Error('there is no backup of the key files');
  await mkdir(into, { recursive: true, mode: 0o700 });
  const tar = spawn('tar', ['-x', '-p', '-i', '-C', into], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(tar, 'close') as Promise<[number | null]>;
  await pipeline(readSealed(keysFolder, name, key), tar.stdin);
  if ((await ended)[0] !== 0) throw new Error('the key files could not be unpacked');
  return name;
}
