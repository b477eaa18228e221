import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { takeTurn, turns } from './take-turn.ts';

const items = ['a', 'b', 'c', 'd', 'e'];

test('as many landings in a row as there are turns take each item once', () => {
  const landings = Array.from({ length: turns }, (_none, n) => takeTurn(items, 7 + n));
  expect(landings.flat().toSorted()).toEqual(items);
  expect(landings.map((taken) => taken.length).toSorted((one, other) => one - other)).toEqual([1, 1, 1, 2]);
});

test('with fewer items than turns some landings take none', () => {
  expect([0, 1, 2, 3].map((landing) => takeTurn(['a', 'b'], landing))).toEqual([['a'], ['b'], [], []]);
});

test('a landing is numbered by its commits', () => {
  const commits = Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: import.meta.dirname }));
  expect(takeTurn(items)).toEqual(takeTurn(items, commits));
});
