import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measurementNames } from '../../bench/record/measurements.ts';
import { expect, test } from 'vitest';
import { readSmallRuns, selectSmallRuns } from './small-run-list.ts';

const listed = readSmallRuns(readFileSync(join(import.meta.dirname, '..', 'ci-proofs.txt'), 'utf8'));

const turns = [0, 1, 2, 3];
const noneIsCurrent = () => false;

test('four landings in a row run everything that is listed, each run once in its turn', () => {
  const inTurn = turns.map((number) => selectSmallRuns(listed, noneIsCurrent, number).filter((run) => run.isInTurn));
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
  for (const number of turns)
    expect(selectSmallRuns(listed, noneIsCurrent, number)).toEqual(
      expect.arrayContaining(listed.filter((run) => !run.isInTurn)),
    );
});

test('what has a current result of the full size takes turns with the rest', () => {
  const isCurrent = ({ name }: { readonly name: string }) => name === 'tokens';
  const landings = turns.map((number) => selectSmallRuns(listed, isCurrent, number).map(({ name }) => name));
  expect(landings.filter((names) => names.includes('tokens'))).toHaveLength(1);
  expect(landings.filter((names) => names.includes('headers'))).toHaveLength(4);
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
