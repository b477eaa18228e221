import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8');
const items = JSON.parse(readFileSync(join(import.meta.dirname, 'items.json'), 'utf8')) as Record<string, number>;
const verdicts = ['met', 'partly', 'not met', 'not applicable'];

const cells = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const rows = cells
  .filter(([item = '']) => /^\d+\.\d+\.\d+$/.test(item))
  .map(([item = '', level = '', asks = '', verdict = '', evidence = '']) => ({ item, level, asks, verdict, evidence }));

test('every item of levels 1 and 2 has exactly one row, in order', () => {
  expect(rows.map(({ item }) => item)).toEqual(Object.keys(items));
  expect(Object.keys(items)).toHaveLength(246);
  for (const { item, level } of rows) expect(Number(level), item).toBe(items[item]);
});

test('every verdict is one of four and has its evidence', () => {
  for (const { item, asks, verdict, evidence } of rows) {
    expect(verdicts, item).toContain(verdict);
    expect(asks.length, item).toBeGreaterThan(5);
    expect(evidence.length, item).toBeGreaterThan(5);
    if (verdict === 'met') expect(evidence, item).toMatch(/`|As \d/);
  }
});

test('every file that is named as evidence exists', () => {
  const names = rows.flatMap(({ item, evidence }) =>
    [...evidence.matchAll(/`([^`\s]+\/[^`\s]+)`/g)].map(([, name = '']) => ({ item, name })),
  );
  const files = names.filter(({ name }) => !name.startsWith('/'));
  expect(files.length).toBeGreaterThan(250);
  const pathOf = (name: string) => name.replace(/^(server|web)\//, 'apps/$1/src/');
  expect(files.filter(({ name }) => !existsSync(join(root, pathOf(name))))).toEqual([]);
});

test('the totals are those of the rows', () => {
  const count = (of: readonly { verdict: string }[]) => [
    ...verdicts.map((verdict) => of.filter((row) => row.verdict === verdict).length),
    of.length,
  ];
  const totals = cells.filter((row) => row.length === 6 && /^(\d+ |all$)/.test(row[0]!));
  expect(totals).toHaveLength(17);
  for (const [name = '', ...numbers] of totals) {
    const chapter = name === 'all' ? '' : `${name.split(' ')[0]}.`;
    expect(numbers.map(Number), name).toEqual(count(rows.filter(({ item }) => item.startsWith(chapter))));
  }
});
