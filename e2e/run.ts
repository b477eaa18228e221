import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { runToEnd, startChild, stopChildren, type Child } from '../ops/children.ts';
import { demoAccounts } from '@visawright/demo/demo-accounts.ts';
import { loadEnv } from '@visawright/server/config.ts';
import { root, stackIsUp } from '../ops/product.ts';
import { migrationEnv, startServices } from '../ops/services.ts';
import { allowOrigin } from './run/allow-origin.ts';
import { countReport, type Count } from './run/count-report.ts';
import { isStale } from '../ops/running/stale-build.ts';
import { slowestTests, type TimedReport } from './run/slowest-tests.ts';
import { storeResult } from './run/store-result.ts';
import { waitUntilReady } from './run/wait-until-ready.ts';

// npm run e2e: the selection that every landing runs. npm run e2e -- all: everything, with the result stored in bench/results.
// npm run e2e -- FILE --grep X …: all tests that match; the arguments are passed to Playwright. With E2E_URL, the product running there is
// tested.
const wanted = process.argv.slice(2);
if (wanted[0] === 'engines') await import('./engines/main.ts'); // ends the process
const isAll = wanted[0] === 'all';
const startedAt = new Date();
const loadBefore = loadavg()[0]!;
const bin = join(root, 'node_modules', '.bin');
const demoRealmNames = Object.keys(demoAccounts); // filled at the same time
const server = (file: string) => join('apps', 'server', 'src', file);

function stopWith(words: string): never {
  console.error(words);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

loadEnv();
if (!(await stackIsUp())) stopWith('The real parts do not answer. Start them first: ops/stack up');

const running = process.env.E2E_URL;
const port = Number(running ? new URL(running).port || 80 : (process.env.E2E_PORT ?? process.env.PORT ?? 8080));
const origin = running ?? `http://127.0.0.1:${port}`;
if (!running && !(await isFree(port)))
  stopWith(
    `Port ${port} is in use. Test the product there with E2E_URL=${origin}, or choose another port with E2E_PORT.`,
  );

const env = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  PORT: String(port),
  PUBLIC_URL: origin,
  E2E_URL: origin,
  E2E_SCOPE: wanted.length > 0 ? 'all' : 'selection',
  WEB_FOLDER: process.env.WEB_FOLDER ?? join(root, 'apps', 'web', 'dist'),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
};
const options = { cwd: root, env };
const children: Child[] = [];
const stop = () => stopChildren(children.splice(0));
process.once('SIGTERM', () => void stop().then(() => process.exit(143)));
process.once('SIGINT', () => void stop().then(() => process.exit(130)));

// First the tests that run in parallel, then those that measure time. A filter applies to both; matching nothing is a failure.
async function runPhases(phases: readonly string[]): Promise<Count> {
  const config = process.env.E2E_CONFIG ?? join('e2e', 'playwright.config.ts');
  const sum = { passed: 0, failed: 0 };
  for (const phase of phases) {
    const report = join(root, 'e2e', 'out', `report-${phase}.json`);
    const args = ['test', '-c', config, '--pass-with-no-tests', ...(isAll ? wanted.slice(1) : wanted)];
    const own = { ...options, env: { ...env, E2E_PHASE: phase, E2E_REPORT: report } };
    const tests = startChild('e2e', join(bin, 'playwright'), args, own);
    const { passed, failed } = await countReport(report, await tests.ended);
    if (wanted.length === 0 && existsSync(report))
      console.log(
        ['slowest journeys:', ...slowestTests(JSON.parse(readFileSync(report, 'utf8')) as TimedReport)].join('\n'),
      );
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum.passed + sum.failed === 0 ? { passed: 0, failed: 1 } : sum;
}

rmSync(join(root, 'e2e', 'out', 'printed'), { recursive: true, force: true });
let count: Count = { passed: 0, failed: 1 };
try {
  if (!running && !process.env.WEB_FOLDER && isStale(root))
    await runToEnd('build', 'npm', ['run', '--silent', 'build'], options);
  const home = { ...options, env: { ...env, PUBLIC_URL: process.env.PUBLIC_URL } };
  await runToEnd('migrate', 'node', [server('entry/migrate.ts')], { ...home, env: migrationEnv(home.env) });
  await Promise.all([
    ...demoRealmNames.map((name) =>
      runToEnd('seed', 'node', [join('apps', 'demo', 'src', 'seed.ts'), name, '--quick', '--reset-newcomer'], home),
    ),
    ...['seed-journeys.ts', 'seed-lists.ts'].map((file) =>
      runToEnd('seed', 'node', [join('e2e', 'run', file)], options),
    ),
  ]);
  if (origin !== process.env.PUBLIC_URL) await allowOrigin(origin);
  if (!running) children.push(...startServices({ root, env }).all);
  await waitUntilReady(origin, children);
  count = await runPhases(['together', 'alone']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  await stop();
}
if (isAll) await storeResult({ name: 'e2e', startedAt, loadBefore, ...count });
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
