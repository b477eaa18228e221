import { join } from 'node:path';
import { runToEnd } from '../../ops/children.ts';
import { root } from '../../ops/product.ts';

interface CompleteRun {
  readonly name: 'e2e' | 'engines';
  readonly startedAt: Date;
  readonly loadBefore: number;
  readonly passed: number;
  readonly failed: number;
  readonly table?: Readonly<Record<string, unknown>>;
}

// Stores the result of a complete run in bench/results, like that of any other measurement.
export function storeResult({ passed, failed, ...run }: CompleteRun): Promise<void> {
  const stored = { ...run, failed, judged: `${passed + failed} ${run.name === 'e2e' ? 'tests' : 'steps'}` };
  return runToEnd('result', 'node', [join('bench', 'store-result.ts'), JSON.stringify(stored)], {
    cwd: root,
    env: process.env,
  });
}
