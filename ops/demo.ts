import { createServer } from 'node:net';
import { join } from 'node:path';
import { runToEnd, startChild, stopChildren, type Child } from './children.ts';
import { readyAt, root, stackIsUp } from './product.ts';
import { migrationEnv, startServices } from './services.ts';
import { loadEnv } from '@visawright/server/config.ts';

// npm run demo [-- quick] [REALM …]: creates what is missing of the demo. npm run demo -- check [REALM …]: walks through all of it, in a
// product it starts itself or in the one at DEMO_URL. npm run demo -- record: reads the demo's pictures again.
const [first = '', ...rest] = process.argv.slice(2);
const demo = (file: string) => join('apps', 'demo', 'src', file);

loadEnv();
if (!(await stackIsUp())) {
  console.error('The stack is not running. Start it first: ops/stack up');
  process.exit(1);
}
const options = { cwd: root, env: process.env };

if (first === 'check') await check(rest);
else if (first === 'record') await runToEnd('record', 'node', [demo('record.ts')], options);
else {
  const migration = { ...options, env: migrationEnv(process.env) };
  await runToEnd('migrate', 'node', [join('apps', 'server', 'src', 'entry', 'migrate.ts')], migration);
  const asked = first === 'quick' ? ['--quick', ...rest] : process.argv.slice(2);
  await runToEnd('seed', 'node', [demo('seed.ts'), ...asked], options);
}

async function check(realms: readonly string[]): Promise<void> {
  const running = process.env.DEMO_URL;
  const port = running ? 0 : await freePort();
  const origin = running ?? `http://127.0.0.1:${port}`;
  const env = { LOG_LEVEL: 'warn', ...process.env, PORT: String(port), DEMO_URL: origin };
  const children: Child[] = [];
  const stop = () => stopChildren(children.splice(0));
  process.once('SIGTERM', () => void stop().then(() => process.exit(143)));
  process.once('SIGINT', () => void stop().then(() => process.exit(130)));
  try {
    if (!running) children.push(...startServices({ root, env }).all);
    await readyAt(origin, () => false);
    const walk = startChild('check', 'node', [demo('check/check.ts'), ...realms], { cwd: root, env });
    process.exitCode = await walk.ended;
  } finally {
    await stop();
  }
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address!.port : 0));
    });
  });
}
