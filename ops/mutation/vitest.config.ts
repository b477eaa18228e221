import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..', '..');

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
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[],
    testTimeout: 30_000,
  },
});
