import { expect, test } from 'vitest';
import { countTests } from './count-tests.ts';

const file = (status: string, ...results: string[]) => ({
  name: 'a.test.ts',
  startTime: 0,
  endTime: 1,
  status,
  assertionResults: results.map((result) => ({ status: result })),
});

test('counts the tests of a passed run', () => {
  const report = { numPassedTests: 2, numFailedTests: 0, testResults: [file('passed', 'passed', 'passed')] };
  expect(countTests(true, report)).toEqual({ passed: 2, failed: 0 });
});

test('counts a failed test once although its file failed too', () => {
  const report = { numPassedTests: 1, numFailedTests: 1, testResults: [file('failed', 'passed', 'failed')] };
  expect(countTests(false, report)).toEqual({ passed: 1, failed: 1 });
});

test('counts a file that could not be loaded as failed', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 'passed'), file('failed')] };
  expect(countTests(false, report)).toEqual({ passed: 1, failed: 1 });
});

test('counts a failed run without a failed test or without a report as failed', () => {
  expect(countTests(false, { numPassedTests: 3, numFailedTests: 0, testResults: [] })).toEqual({
    passed: 3,
    failed: 1,
  });
  expect(countTests(true, undefined)).toEqual({ passed: 0, failed: 1 });
});
