import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const mostLines = 150;

// Prints what the page showed when a test failed, because the files of a run in another place cannot be opened.
export default class FailedPageReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    const path = result.attachments.find(({ name }) => name === 'error-context')?.path;
    if (test.outcome() !== 'unexpected' || !path) return;
    const page = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8'))?.[1];
    if (page) console.log(`Page of “${test.title}”:\n${page.split('\n').slice(0, mostLines).join('\n')}`);
  }

  printsToStdio(): boolean {
    return false; // the list is printed by another reporter
  }
}
