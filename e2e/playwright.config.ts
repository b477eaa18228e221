import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumShell } from '../ops/chromium.ts';
import loadEnv from '../ops/load-env.ts';
import { origin } from './kit/places.ts';

loadEnv();
const patience = Number(process.env.E2E_PATIENCE ?? 1); // on a machine that does much else
const alone = /@alone/; // what measures time has the machine to itself, after all others
const isAlone = process.env.E2E_PHASE === 'alone';

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(import.meta.dirname, 'out', 'results', process.env.E2E_PHASE ?? ''),
  ...(isAlone ? { grep: alone, workers: 1 } : { grepInvert: alone, workers: Number(process.env.E2E_WORKERS ?? 2) }),
  retries: 0,
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT }]],
  use: {
    baseURL: origin,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    actionTimeout: 10_000 * patience,
    navigationTimeout: 20_000 * patience,
    launchOptions: {
      executablePath: chromiumShell,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
