import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { families } from './hostile-file.ts';
import { hostileFiles } from './hostile-files.ts';

test('returns twelve families of ten different files within the upload limit', async () => {
  const files = await hostileFiles();
  const sizes = Object.groupBy(files, ({ family }) => family);
  expect(families.map((family) => sizes[family]?.length)).toEqual(families.map(() => 10));
  expect(new Set(files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))).size).toBe(120);
  expect(Math.max(...files.map(({ bytes }) => bytes.length))).toBeLessThan(25 * 1_024 * 1_024);
});
