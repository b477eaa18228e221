import { expect, test } from 'vitest';
import { countTests } from './count-tests.ts';

const file = (status: string, ...results: string[]) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
});

test('a clean run counts its tests', () => {
  const report = { numPassedTests: 2, numFailedTests: 0, testResults: [file('passed', 'passed', 'passed')] };
  expect(countTests(true, report)).toEqual({ passed: 2, failed: 0 });
});

test('a failed test is counted once, though its file failed too', () => {
  const report = { numPassedTests: 1, numFailedTests: 1, testResults: [file('failed', 'passed', 'failed')] };
  expect(countTests(false, report)).toEqual({ passed: 1, failed: 1 });
});

test('a file that could not be loaded counts as failed', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 'passed'), file('failed')] };
  expect(countTests(false, report)).toEqual({ passed: 1, failed: 1 });
});

test('a run that ended badly without naming a test, or without a report, is no success', () => {
  expect(countTests(false, { numPassedTests: 3, numFailedTests: 0, testResults: [] })).toEqual({
    passed: 3,
    failed: 1,
  });
  expect(countTests(true, undefined)).toEqual({ passed: 0, failed: 1 });
});
