import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const packages = ['react', 'react-dom', 'react-dom/client', 'zod', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

// The script of a portal's page on real controls in Chromium; its rules without a page are tested in Node.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  optimizeDeps: { noDiscovery: true, include: packages },
  test: {
    name: 'extension-browser',
    include: ['src/**/*.browser.test.ts'],
    testTimeout: 60_000, // long waits: a busy machine delays a frame by seconds, and a passing test never waits for them
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: { groupOrder: 2 }, // after the components of the web application
    expect: { poll: { timeout: 15_000, interval: 50 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false, // nothing is written into the work tree
      traceView: false,
      dependencySourcemaps: false,
      viewport: { width: 1200, height: 900 },
      provider: playwright({
        launchOptions: { executablePath: '/usr/bin/chromium', args: flags },
        contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
