import { expect, test } from 'vitest';
import { runEach } from './run-each.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];
const selection = { kind: 'rows', ids: rows, rows } as const;
const itself = (row: string) => row;

test('runs each row once and lists refusals', async () => {
  const done: string[] = [];
  const result = await runEach<string>(
    selection,
    (row) => `Row ${row}`,
    itself,
    async (row) => {
      await Promise.resolve();
      if (row === 'c') throw new Error('Not now');
      done.push(row);
    },
  );
  expect(result).toEqual({ done: 4, failed: [{ id: 'c', label: 'Row c', reason: 'Not now' }] });
  expect(done.toSorted()).toEqual(['a', 'b', 'd', 'e']);
});

test('runs at most three at once', async () => {
  let [running, most] = [0, 0];
  await runEach<string>(selection, itself, itself, async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running--;
  });
  expect(most).toBe(3);
});
