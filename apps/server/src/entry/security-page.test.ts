import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@visawright/contract/operations/index.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { expect, test } from 'vitest';
import { macUses } from '../platform/crypto/root-keys.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const names = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

test('the page lists every limited call with its limit', () => {
  const [, table = ''] = /<!-- limited calls -->([^]*)<!-- end of limited calls -->/.exec(page) ?? [];
  const listed = table.split('\n').flatMap((line) => {
    const [, limit = '', calls = ''] = line.split('|');
    return names(calls).map((call) => `${call} ${limit.trim()}`);
  });
  const limited = Object.entries<Operation>(operations).flatMap(([id, { limit }]) =>
    limit ? [`${id} ${(limit.max / limit.seconds) * 60}`] : [],
  );
  expect(listed.toSorted()).toEqual(limited.toSorted());
});

test('the page lists every use of a keyed hash', () => {
  const [, list = ''] = /Uses of keyed hashes([^]*?)\n\n/.exec(page) ?? [];
  expect(names(list).toSorted()).toEqual([...macUses].toSorted());
});

test('every file that the page names exists', () => {
  const files = names(page).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect(existsSync(join(root, file.replace(/^server\//, 'apps/server/src/'))), file).toBe(true);
});
