import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumShell, loadEnv } from '@visawright/server/config.ts';
import { isEverything } from './kit/browser/scope.ts';
import { origin } from './kit/server/addresses.ts';
import { patience } from './kit/patience.ts';
import { filesOutOfTurn } from './run/select-journeys.ts';

loadEnv();
const alone = /@alone/; // tests that measure time run alone, after all others
const isAlone = process.env.E2E_PHASE === 'alone';
const outside = isEverything ? [] : [/@all/]; // what the selection leaves out
const outOfTurn = isEverything
  ? []
  : filesOutOfTurn(globSync('**/*.spec.ts', { cwd: import.meta.dirname })).map((file) => `**/${file}`);

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  testIgnore: outOfTurn,
  outputDir: join(import.meta.dirname, 'out', 'results', process.env.E2E_PHASE ?? ''),
  ...(isAlone
    ? { grep: alone, grepInvert: outside, workers: 1 }
    : { grepInvert: [alone, ...outside], workers: Number(process.env.E2E_WORKERS ?? 2) }),
  retries: 0,
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: [
    ['list'],
    [join(import.meta.dirname, 'run', 'failed-page-reporter.ts')],
    ['json', { outputFile: process.env.E2E_REPORT }],
  ],
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
      args: [...chromiumFlags],
    },
  },
});
