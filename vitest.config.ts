import { defineConfig } from 'vitest/config';

const ownProcess = '**/*.isolated.test.ts'; // tests that replace a module
const inBrowser = '**/*.browser.test.ts'; // run by the project's own configuration

// The files of a worker share their modules: loading them for each file cost more than the tests.
const project = (name: string, folder: string) => ({
  extends: true as const,
  test: { name, include: [`${folder}/**/*.test.ts`], exclude: [ownProcess, inBrowser], isolate: false },
});

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['apps/server/src/platform/config/load-env.ts'],
    testTimeout: 120_000, // a hanging test; a reading test took 34 s on a machine with eleven processes waiting for two cores
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } }, // one second, the default, is too short for a machine with both cores busy
    passWithNoTests: true,
    maxWorkers: 3, // of two cores; a test of the server waits for the database half of its time
    projects: [
      project('contract', 'packages/contract/src'),
      project('client', 'packages/client/src'),
      project('forms', 'packages/forms/src'),
      project('reading', 'packages/reading/src'),
      project('packs', 'packages/packs/src'),
      project('specimens', 'packages/specimens/src'),
      project('unseen', 'packages/unseen/src'),
      project('server', 'apps/server/src'),
      project('demo', 'apps/demo/src'),
      project('web', 'apps/web/src'),
      'apps/web/vitest.config.ts', // web-browser: components in Chromium
      project('extension', 'apps/extension/src'),
      'apps/extension/vitest.config.ts', // extension-browser: the script of a portal's page in Chromium
      project('e2e', 'e2e'),
      project('bench', 'bench'),
      project('ops', 'ops'),
      { extends: true, test: { name: 'isolated', include: [`{apps,packages}/${ownProcess}`] } },
    ],
  },
});
