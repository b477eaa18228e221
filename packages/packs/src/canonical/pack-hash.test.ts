import { expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { packForTest } from '../testing/page-for-test.ts';
import { canonicalJson } from './canonical-json.ts';
import { packSha256 } from './pack-hash.ts';

test('the hash is the SHA-256 of the canonical text', () => {
  const pack = packForTest();
  expect(packSha256(pack)).toBe(createHash('sha256').update(canonicalJson(pack)).digest('hex'));
});

test('the hash does not depend on the order of properties, and changes with any value', () => {
  const pack = packForTest();
  const reversed = Object.fromEntries(Object.entries(pack).reverse()) as typeof pack;
  expect(packSha256(reversed)).toBe(packSha256(pack));
  expect(packSha256({ ...pack, number: 2 })).not.toBe(packSha256(pack));
});
