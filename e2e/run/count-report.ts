import { readFile } from 'node:fs/promises';

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; startTime: string };
  errors: unknown[];
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const begun = Date.now();

// A run that ended badly without naming a test, or left no report of its own, is no success.
export async function countReport(file: string, exitCode: number): Promise<Count> {
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  );
  if (!report || Date.parse(report.stats.startTime) < begun) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return { passed: expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
