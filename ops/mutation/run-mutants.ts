import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { MutationModule } from './mutation-modules.ts';

export interface MutationRow {
  readonly module: string;
  readonly mutants: number; // that could change a result; those in code that runs once, on loading, are not counted unless asked for
  readonly killed: number;
  readonly timeouts: number; // the mutant never ended, which the tests notice
  readonly survived: number;
  readonly noCoverage: number;
  readonly score: number; // percent of all mutants that were killed or timed out, one decimal
  readonly seconds: number;
  readonly survivors: readonly string[]; // file, line and replacement, in the order of the files
}

// stryker.config.json copies only what the tests import, because anything else may change while the mutants run, and has long time limits,
// so that a busy machine does not turn a survivor into a timeout.
export async function runMutants({ name, sources, tests, withTables }: MutationModule): Promise<MutationRow> {
  const work = mkdtempSync(join(tmpdir(), 'vw-mutation-'));
  const remove = () => rmSync(work, { recursive: true, force: true });
  process.once('exit', remove); // also after Ctrl-C
  const start = performance.now();
  process.env['MUTATION_TESTS'] = JSON.stringify(tests); // read by vitest.config.ts in the runner's processes
  try {
    const results = await new Stryker({
      configFile: join(import.meta.dirname, 'stryker.config.json'),
      mutate: [...sources],
      ignoreStatic: !withTables,
      concurrency: Math.min(2, availableParallelism()),
      tempDirName: join(work, 'copy'),
    }).runMutationTest();
    const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
    const [killed, timeouts] = [count('Killed'), count('Timeout')];
    const [survived, noCoverage] = [count('Survived'), count('NoCoverage')];
    const mutants = killed + timeouts + survived + noCoverage;
    return {
      module: name,
      mutants,
      killed,
      timeouts,
      survived,
      noCoverage,
      score: Math.floor(((killed + timeouts) / Math.max(1, mutants)) * 1_000) / 10,
      seconds: Math.round((performance.now() - start) / 1_000),
      survivors: results
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .map(({ fileName, location, mutatorName, replacement, status }) =>
          [
            `${relative(process.cwd(), fileName)}:${location.start.line}:${location.start.column}`,
            mutatorName,
            (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80),
            ...(status === 'NoCoverage' ? ['(no test)'] : []),
          ].join(' '),
        ),
    };
  } finally {
    remove();
    process.removeListener('exit', remove);
  }
}
