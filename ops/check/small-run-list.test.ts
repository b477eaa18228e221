import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measurementNames } from '../../bench/record/measurements.ts';
import { expect, test } from 'vitest';
import { readSmallRuns, selectSmallRuns } from './small-run-list.ts';

const listed = readSmallRuns(readFileSync(join(import.meta.dirname, '..', 'ci-proofs.txt'), 'utf8'));

test('three landings in a row run everything that is listed, each run once in its turn', () => {
  const inTurn = [0, 1, 2].map((number) => selectSmallRuns(listed, number).filter((run) => run.isInTurn));
  expect(
    inTurn
      .flat()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(
    listed
      .filter((run) => run.isInTurn)
      .map(({ name }) => name)
      .toSorted(),
  );
  for (const number of [0, 1, 2])
    expect(selectSmallRuns(listed, number)).toEqual(expect.arrayContaining(listed.filter((run) => !run.isInTurn)));
});

test('what is listed exists, once', () => {
  for (const { command, name } of listed)
    expect(measurementNames(command === 'bench' ? 'benches' : 'proofs')).toContain(name);
  expect(new Set(listed.map(({ command, name }) => `${command} ${name}`)).size).toBe(listed.length);
});

test.each(['prove', 'prove access', 'prove access soon', 'prove access 60 sometimes', 'test access 60'])(
  'the line "%s" is refused',
  (line) => {
    expect(() => readSmallRuns(line)).toThrow(line);
  },
);
