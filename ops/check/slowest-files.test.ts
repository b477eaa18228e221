import { expect, test } from 'vitest';
import { slowestFiles } from './slowest-files.ts';

test('the slowest files come first, with seconds and a short name', () => {
  const files = [
    { name: '/project/a.test.ts', startTime: 1_000, endTime: 1_250 },
    { name: '/project/b.test.ts', startTime: 1_000, endTime: 13_000 },
    { name: '/project/c.test.ts', startTime: 2_000, endTime: 4_000 },
  ];
  expect(slowestFiles(files, '/project', 2)).toEqual(['      12.0 s  b.test.ts', '       2.0 s  c.test.ts']);
});
