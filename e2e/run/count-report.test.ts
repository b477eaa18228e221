import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countReport } from './count-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'count-report-'));
const file = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));

const write = (expected: number, unexpected: number, flaky = 0, startTime = new Date(Date.now() + 1000), errors = 0) =>
  writeFileSync(
    file,
    JSON.stringify({ stats: { expected, unexpected, flaky, startTime }, errors: Array.from({ length: errors }) }),
  );

test('counts the tests of a passed run', async () => {
  write(12, 0);
  expect(await countReport(file, 0)).toEqual({ passed: 12, failed: 0 });
});

test('counts failed tests, flaky tests and errors outside tests as failures', async () => {
  write(12, 2, 1, undefined, 1);
  expect(await countReport(file, 1)).toEqual({ passed: 12, failed: 4 });
});

test('a non-zero exit code without a failed test is a failure', async () => {
  write(12, 0);
  expect(await countReport(file, 1)).toEqual({ passed: 12, failed: 1 });
});

test('an old or missing report is a failure', async () => {
  write(12, 0, 0, new Date(Date.now() - 3_600_000));
  expect(await countReport(file, 0)).toEqual({ passed: 0, failed: 1 });
  expect(await countReport(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
});
