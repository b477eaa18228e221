import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fileKeyStore } from '../../platform/crypto/key-store.ts';
import { readRefreshHandle, writeRefreshHandle } from './refresh-handle.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
const file = join(folder, 'root');
writeFileSync(file, randomBytes(32).toString('base64'));
const keys = fileKeyStore(file);
afterAll(() => rmSync(folder, { recursive: true }));

const realmId = randomUUID();

test('reads a handle back as its session and counter', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 0, max: 2_000_000_000 }), (sessionUid, counter) => {
      const text = writeRefreshHandle(keys, realmId, { sessionUid, counter });
      expect(readRefreshHandle(keys, realmId, text)).toEqual({ sessionUid, counter });
      expect(readRefreshHandle(keys, randomUUID(), text)).toBeUndefined();
    }),
  );
});

test('rejects a handle with any changed character', () => {
  const text = writeRefreshHandle(keys, realmId, { sessionUid: randomUUID(), counter: 35 });
  const original = JSON.stringify(readRefreshHandle(keys, realmId, text));
  for (let at = 0; at < text.length; at++) {
    const changed = text.slice(0, at) + (text[at] === 'b' ? 'c' : 'b') + text.slice(at + 1);
    const read = readRefreshHandle(keys, realmId, changed);
    // The last base64 character carries unused bits: the bytes, and therefore the handle, stay the same.
    expect(read === undefined || JSON.stringify(read) === original, `letter ${at}`).toBe(true);
  }
});

test('rejects anything that is not a handle', () => {
  fc.assert(fc.property(fc.string(), (text) => readRefreshHandle(keys, realmId, text) === undefined));
});
