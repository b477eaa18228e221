import type { TimedFile } from './slowest-files.ts';

export interface Count {
  passed: number;
  failed: number;
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: (TimedFile & { status: string; assertionResults: { status: string }[] })[];
}

// A test file that cannot be loaded has no failed test, so it counts as one; so does a run with a non-zero exit code.
export function countTests(ok: boolean, report: VitestReport | undefined): Count {
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + unloaded;
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
}
