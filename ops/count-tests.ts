export interface Count {
  passed: number;
  failed: number;
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

// A test file that cannot even be loaded has no failed test of its own; it counts as one, and so does a run that ended badly.
export function countTests(ok: boolean, report: VitestReport | undefined): Count {
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + unloaded;
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
}
