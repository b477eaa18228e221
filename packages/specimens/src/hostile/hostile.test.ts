import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { families } from './hostile-file.ts';
import { hostileFiles } from './hostile.ts';

test('twelve families of ten, no two files alike, none larger than an upload may be', async () => {
  const files = await hostileFiles();
  const sizes = Object.groupBy(files, ({ family }) => family);
  expect(families.map((family) => sizes[family]?.length)).toEqual(families.map(() => 10));
  expect(new Set(files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))).size).toBe(120);
  expect(Math.max(...files.map(({ bytes }) => bytes.length))).toBeLessThan(25 * 1_024 * 1_024);
});
