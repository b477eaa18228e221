import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileKeyStore, rootIdOf } from './key-store.ts';
import { addRootKey, macUses, readRootKeys, removeRootKey } from './root-keys.ts';

let folder: string;
let file: string;
let now: number;
const later = (seconds: number) => new Date(now + seconds * 1_000);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  file = join(folder, 'root-key');
  writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 });
  now = Date.now();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a rotated root key seals from its time on, and values under the earlier one still open', () => {
  const keys = fileKeyStore(file, () => now);
  const before = keys.seal('note', 'a', 'first');
  expect(addRootKey(file, later(90))).toBe(2);
  now += 10_000;
  expect(rootIdOf(keys.seal('note', 'a', 'second'))).toBe(1);
  now += 90_000;
  const after = keys.seal('note', 'a', 'third');
  expect([rootIdOf(before), rootIdOf(after), keys.sealsWith()]).toEqual([1, 2, 2]);
  expect([before, after].map((sealed) => keys.open('note', 'a', sealed))).toEqual(['first', 'third']);
});

test('a process that has not read the file since opens a value under the new key at once', () => {
  const [old, fresh] = [fileKeyStore(file, () => now), () => fileKeyStore(file, () => now)];
  addRootKey(file, later(0));
  expect(old.open('note', 'a', fresh().seal('note', 'a', 'x'))).toBe('x');
});

test('opens values from before root keys had ids', () => {
  const keys = fileKeyStore(file, () => now);
  const former = keys.seal('note', 'a', 'x').subarray(12);
  addRootKey(file, later(0));
  expect(keys.open('note', 'a', former)).toBe('x');
  expect(() => keys.open('note', 'b', former)).toThrow();
});

test('does not open a value whose key id was changed, or whose key was retired', () => {
  const keys = fileKeyStore(file, () => now);
  const sealed = keys.seal('note', 'a', 'x');
  addRootKey(file, later(0));
  const changed = Buffer.from(sealed);
  changed.writeUInt32BE(2, 8);
  expect(() => keys.open('note', 'a', changed)).toThrow();
  expect(() => removeRootKey(file, 2)).toThrow('in use');
  removeRootKey(file, 1);
  expect(() => fileKeyStore(file).open('note', 'a', sealed)).toThrow('root key 1 is not in the key file');
});

test('keyed hashes stay the same through rotation and retirement, and the retired key is not in the file', () => {
  const first = readFileSync(file, 'utf8');
  const macs = () => macUses.map((use) => fileKeyStore(file).mac(use, 'K1234567').toString('hex'));
  const before = macs();
  expect(new Set(before).size).toBe(macUses.length);
  addRootKey(file, later(0));
  removeRootKey(file, 1);
  expect(macs()).toEqual(before);
  expect(readFileSync(file, 'utf8')).not.toContain(first);
});

test('rotation keeps the permissions of the key file', () => {
  chmodSync(file, 0o640);
  addRootKey(file, later(0));
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readRootKeys(file).roots.map(({ id }) => id)).toEqual([1, 2]);
});

test('refuses a file without a whole key', () => {
  writeFileSync(file, randomBytes(31).toString('base64'));
  expect(() => fileKeyStore(file)).toThrow('32 bytes');
});
