import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { compiledPackages, testPackages } from './vite/test-packages.ts';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

// Component tests in Chromium (docs/decisions/0023-component-tests.md).
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { __webpack_nonce__: 'globalThis.__nonce__' },
  resolve: {
    // No component may reach a network; tests send events themselves.
    alias: { 'socket.io-client': join(import.meta.dirname, 'src/testing/live-line.ts') },
  },
  optimizeDeps: { noDiscovery: true, include: [...testPackages, ...compiledPackages] },
  test: {
    name: 'web-browser',
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 60_000, // long waits: a busy machine delays a click by seconds, and a passing test never waits for them
    hookTimeout: 60_000,
    maxWorkers: 2, // more pages than cores make every one of them slow
    sequence: { groupOrder: 1 }, // after the other projects, which keep both cores busy
    expect: { poll: { timeout: 15_000, interval: 100 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false, // nothing is written into the work tree
      traceView: false, // a snapshot of the page at every step costs more than the step
      dependencySourcemaps: false,
      viewport: { width: 1400, height: 900 },
      provider: playwright({
        launchOptions: { executablePath: '/usr/bin/chromium', args: flags },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
