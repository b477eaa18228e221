import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { uncompressedZip } from './uncompressed-zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'zip-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('unzip restores every file with its name and timestamp', () => {
  const files = [
    { name: '00-index.pdf', bytes: Buffer.from('%PDF and more') },
    { name: '02-passport.pdf', bytes: Buffer.from('नमस्ते') },
    { name: 'empty', bytes: Buffer.alloc(0) },
  ];
  const archive = join(folder, 'package.zip');
  writeFileSync(archive, uncompressedZip(files, '2026-11-15T10:42:07.000Z'));
  execFileSync('unzip', ['-q', archive, '-d', folder], { env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' } });
  for (const { name, bytes } of files) expect(readFileSync(join(folder, name))).toEqual(bytes);
  const listed = execFileSync('unzip', ['-lv', archive], { env: { ...process.env, TZ: 'UTC' } }).toString();
  expect(listed).toMatch(/13 +Stored +13 +0% +(11-15-2026|2026-11-15) 10:42/);
});
