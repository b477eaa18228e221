import { expect, test } from 'vitest';
import { slowestTests } from './slowest-tests.ts';

const spec = (title: string, ...durations: number[]) => ({
  title,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

test('journeys of files and of groups in them are listed together, the slowest first', () => {
  const suites = [
    {
      file: 'lists.spec.ts',
      specs: [spec('sorts', 900)],
      suites: [{ file: 'lists.spec.ts', specs: [spec('filters', 4_000)] }],
    },
    { file: 'spine.spec.ts', specs: [spec('goes through', 60_000, 1_500)] },
  ];
  expect(slowestTests({ suites }, 2)).toEqual([
    '      61.5 s  spine.spec.ts: goes through',
    '       4.0 s  lists.spec.ts: filters',
  ]);
});
