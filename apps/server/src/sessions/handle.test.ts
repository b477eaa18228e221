import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fileKeyStore } from '../adapters/key-store.ts';
import { readHandle, writeHandle } from './handle.ts';

const folder = mkdtempSync(join(tmpdir(), 'keys-'));
const file = join(folder, 'root');
writeFileSync(file, randomBytes(32).toString('base64'));
const keys = fileKeyStore(file);
afterAll(() => rmSync(folder, { recursive: true }));

const realmId = randomUUID();

test('a handle reads back as the session and turn it was written for', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 0, max: 2_000_000_000 }), (sessionUid, counter) => {
      const text = writeHandle(keys, realmId, { sessionUid, counter });
      expect(readHandle(keys, realmId, text)).toEqual({ sessionUid, counter });
      expect(readHandle(keys, randomUUID(), text)).toBeUndefined();
    }),
  );
});

test('no changed letter goes unnoticed', () => {
  const text = writeHandle(keys, realmId, { sessionUid: randomUUID(), counter: 35 });
  const original = JSON.stringify(readHandle(keys, realmId, text));
  for (let at = 0; at < text.length; at++) {
    const changed = text.slice(0, at) + (text[at] === 'b' ? 'c' : 'b') + text.slice(at + 1);
    const read = readHandle(keys, realmId, changed);
    // The last letter of base64 carries bits nobody reads: the same bytes, the same handle.
    expect(read === undefined || JSON.stringify(read) === original, `letter ${at}`).toBe(true);
  }
});

test('anything else is no handle', () => {
  fc.assert(fc.property(fc.string(), (text) => readHandle(keys, realmId, text) === undefined));
});
