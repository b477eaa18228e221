import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { takeTurn } from './take-turn.ts';

const items = ['a', 'b', 'c', 'd', 'e'];

test('three landings in a row take each item once', () => {
  const landings = [7, 8, 9].map((landing) => takeTurn(items, 3, landing));
  expect(landings.flat().toSorted()).toEqual(items);
  expect(landings.map((taken) => taken.length)).toEqual([2, 1, 2]);
});

test('with fewer items than turns some landings take none', () => {
  expect([0, 1, 2, 3].map((landing) => takeTurn(['a', 'b'], 4, landing))).toEqual([['a'], ['b'], [], []]);
});

test('a landing is numbered by its commits', () => {
  const commits = Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: import.meta.dirname }));
  expect(takeTurn(items, 3)).toEqual(takeTurn(items, 3, commits));
});
