import { readFile } from 'node:fs/promises';

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; startTime: string };
  errors: unknown[];
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const started = Date.now();

// A non-zero exit code without a failed test, or a missing report, counts as a failure.
export async function countReport(file: string, exitCode: number): Promise<Count> {
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  );
  if (!report || Date.parse(report.stats.startTime) < started) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return { passed: expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
