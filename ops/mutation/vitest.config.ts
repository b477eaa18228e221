import { join, matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '..', '..');
const patterns = JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[];

// In the order of mutation-modules.ts: a test that costs little notices most mutants before one that costs much is loaded. Vitest itself
// would begin with the file that took longest.
class ListedOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      patterns.findIndex((pattern) => matchesGlob(relative(root, moduleId), pattern));
    return Promise.resolve(files.toSorted((one, other) => place(one) - place(other)));
  }
}

// Stryker works on a copy of the tree, but the workspaces in node_modules lead back to the original. The alias keeps imports inside the
// copy; without it no mutant of another workspace would run.
export default defineConfig({
  root,
  resolve: {
    alias: [{ find: /^@visawright\/(contract|forms|reading|specimens)\//, replacement: `${root}/packages/$1/src/` }],
  },
  test: {
    environment: 'node',
    isolate: false,
    include: patterns,
    sequence: { sequencer: ListedOrder },
    testTimeout: 30_000,
  },
});
