import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openClient } from '@visawright/server/tools.ts';
import { createTestDatabase } from '@visawright/server/testing.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { segmentName } from './base-backups.ts';
import { restoreKeys, storeKeys } from './key-files.ts';
import { versionsAt, type CopiedVersion } from './object-copies.ts';
import { chooseBase } from './place-database.ts';
import { objectColumns, otherKeyColumns } from './referred-objects.ts';
import { DamagedBackup, openBytes, readSealed, sealBytes, writeSealed } from './sealed-file.ts';
import { listSegments } from './wal-archive.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'recovery-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const key = randomBytes(32);

describe('a sealed file', () => {
  const bytes = randomBytes(2_500_000);
  const sealed = () => buffer(Readable.from(sealBytes(key, 'wal/A', Readable.from([bytes]))));
  const opened = (file: Buffer, name = 'wal/A', by = key) =>
    buffer(Readable.from(openBytes(by, name, Readable.from([file]))));

  it('returns what was stored, also when it is empty', async () => {
    for (const source of [bytes, Buffer.alloc(0), Buffer.from('a')]) {
      await writeSealed(folder, 'base/x/base.tar', key, source);
      expect((await buffer(readSealed(folder, 'base/x/base.tar', key))).equals(source)).toBe(true);
    }
    const stored = readFileSync(join(folder, 'base/x/base.tar'));
    expect(stored.includes(Buffer.from('visawright'))).toBe(false);
  });

  it('is stored whole when two processes store it at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => writeSealed(folder, 'objects/aa/one', key, bytes)));
    expect((await buffer(readSealed(folder, 'objects/aa/one', key))).equals(bytes)).toBe(true);
    expect(readdirSync(join(folder, 'objects/aa'))).toEqual(['one']);
  });

  it('is refused when a byte differs, when it is cut, swapped or renamed, and with another key', async () => {
    const file = await sealed();
    expect((await opened(file)).equals(bytes)).toBe(true);
    for (const at of [0, 10, 40, 1_000_000, file.length - 1]) {
      const changed = Buffer.from(file);
      changed[at]! ^= 1;
      await expect(opened(changed)).rejects.toThrow(DamagedBackup);
    }
    const frame = (1 << 20) + 20;
    const [head, one, two, rest] = [
      file.subarray(0, 36),
      file.subarray(36, 36 + frame),
      file.subarray(36 + frame, 36 + 2 * frame),
      file.subarray(36 + 2 * frame),
    ];
    await expect(opened(Buffer.concat([head, two, one, rest]))).rejects.toThrow(DamagedBackup);
    await expect(opened(Buffer.concat([head, one, two]))).rejects.toThrow(DamagedBackup);
    await expect(opened(Buffer.concat([file, one]))).rejects.toThrow(DamagedBackup);
    await expect(opened(file, 'wal/B')).rejects.toThrow(DamagedBackup);
    await expect(opened(file, 'wal/A', randomBytes(32))).rejects.toThrow(DamagedBackup);
    await expect(opened(Buffer.alloc(0))).rejects.toThrow(DamagedBackup);
  });
});

describe('key files', () => {
  it('are stored without the keys that open the backup, and only the recovery key opens them', async () => {
    const [secrets, stored, into] = [join(folder, 'secrets'), join(folder, 'keys'), join(folder, 'into')];
    mkdirSync(secrets);
    for (const name of ['root-key', 'postgres', 'backup-key', 'recovery-key']) writeFileSync(join(secrets, name), name);
    await storeKeys(secrets, stored, key);
    await restoreKeys(stored, key, into);
    expect(readFileSync(join(into, 'root-key'), 'utf8')).toBe('root-key');
    expect(() => readFileSync(join(into, 'backup-key'))).toThrow();
    expect(() => readFileSync(join(into, 'recovery-key'))).toThrow();
    await expect(restoreKeys(stored, randomBytes(32), join(folder, 'other'))).rejects.toThrow();
    await expect(restoreKeys(join(folder, 'empty'), key, into)).rejects.toThrow('no backup of the key files');
  });
});

describe('what is restored', () => {
  const base = (name: string, endedAt: string) => ({ name, startedAt: endedAt, endedAt, firstSegment: '' });
  const bases = [base('one', '2026-11-01T00:00:00Z'), base('two', '2026-11-02T00:00:00Z')];

  it('begins with the newest base backup that was complete at the time', () => {
    expect(chooseBase(bases, 'latest').name).toBe('two');
    expect(chooseBase(bases, new Date('2026-11-01T23:00:00Z')).name).toBe('one');
    expect(() => chooseBase(bases, new Date('2026-10-31T00:00:00Z'))).toThrow('old enough');
  });

  it('needs the log from the start of the base backup; a partial segment counts until it is complete', () => {
    expect(segmentName(1, '0', '4000028')).toBe('000000010000000000000004');
    expect(segmentName(2, '1A', 'FE000028')).toBe('000000020000001A000000FE');
    mkdirSync(join(folder, 'wal'));
    const names = ['01', '02', '03', '03.partial', '04.partial'].map((end) => `0000000100000000000000${end}`);
    for (const name of [...names, '00000002.history', 'left.new']) writeFileSync(join(folder, 'wal', name), '');
    expect(listSegments(folder, '000000010000000000000002')).toEqual([
      names[1],
      names[2],
      names[4],
      '00000002.history',
    ]);
  });

  it('takes the objects of that time: the version before it, not what came later, not what was gone', () => {
    const version = (name: string, modifiedAt: string, sha256: string, goneAt?: string): CopiedVersion => ({
      key: name,
      size: 1,
      modifiedAt,
      etag: sha256,
      sha256,
      ...(goneAt === undefined ? {} : { goneAt }),
    });
    const found = versionsAt(
      [
        version('a', '2026-01', 'old'),
        version('a', '2026-02', 'new'),
        version('a', '2026-04', 'later'),
        version('b', '2026-01', 'x', '2026-02'),
        version('c', '2026-04', 'y'),
        version('erasure-ledger/r/e.json', '2026-04', 'z'),
      ],
      '2026-03',
    );
    expect([...found].map(([name, { sha256 }]) => [name, sha256])).toEqual([
      ['a', 'new'],
      ['erasure-ledger/r/e.json', 'z'],
    ]);
  });

  it('knows every column that holds names of objects', async () => {
    const database = await createTestDatabase();
    const client = await openClient(database.ownerUrl);
    const { rows } = await client.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'text' and column_name ~ '(_key|_prefix)$' order by 1`,
    );
    await client.end();
    await database.drop();
    const known = [...objectColumns.map(({ table, column }) => `${table}.${column}`), ...otherKeyColumns];
    expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
  });
});
