import { defineConfig } from 'vitest/config';

const project = (name: string, folder: string) => ({
  extends: true as const,
  test: { name, include: [`${folder}/**/*.test.ts`] },
});

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['ops/load-env.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
    projects: [
      project('contract', 'packages/contract/src'),
      project('forms', 'packages/forms/src'),
      project('reading', 'packages/reading/src'),
      project('specimens', 'packages/specimens/src'),
      project('server', 'apps/server/src'),
      project('web', 'apps/web/src'),
      project('e2e', 'e2e'),
      project('bench', 'bench'),
      project('ops', 'ops'),
    ],
  },
});
