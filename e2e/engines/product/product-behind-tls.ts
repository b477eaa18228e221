import { join } from 'node:path';
import { setDefaultCACertificates, getCACertificates } from 'node:tls';
import { demoAccounts } from '@visawright/demo/demo-accounts.ts';
import { runToEnd, stopChildren, type Child } from '../../../ops/children.ts';
import { root } from '../../../ops/product.ts';
import { isStale } from '../../../ops/running/stale-build.ts';
import { migrationEnv, startServices } from '../../../ops/services.ts';
import { waitUntilReady } from '../../run/wait-until-ready.ts';
import { freePort } from './free-port.ts';
import { makeCertificate } from './make-certificate.ts';
import { startTlsProxy, type TlsProxy } from './tls-proxy.ts';

export interface RunningProduct {
  readonly origin: string;
  upgrades(): number;
  stop(): Promise<void>;
}

const server = (file: string) => join('apps', 'server', 'src', file);

// Builds, seeds and starts the product as e2e/run.ts does, behind a proxy that ends TLS, as in production.
export async function startProductBehindTls(port: number): Promise<RunningProduct> {
  const origin = `https://127.0.0.1:${port}`;
  const certificate = await makeCertificate();
  setDefaultCACertificates([...getCACertificates('default'), certificate.cert]); // for the calls of the test itself
  const apiPort = await freePort();
  const env = {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    PORT: String(apiPort),
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    WEB_FOLDER: process.env.WEB_FOLDER ?? join(root, 'apps', 'web', 'dist'),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
  const options = { cwd: root, env };
  const home = { ...options, env: { ...env, PUBLIC_URL: process.env.PUBLIC_URL } };
  if (!process.env.WEB_FOLDER && isStale(root)) await runToEnd('build', 'npm', ['run', '--silent', 'build'], options);
  await runToEnd('migrate', 'node', [server('entry/migrate.ts')], { ...home, env: migrationEnv(home.env) });
  const seed = join('apps', 'demo', 'src', 'seed.ts');
  await Promise.all([
    ...Object.keys(demoAccounts).map((realm) =>
      runToEnd('seed', 'node', [seed, realm, '--quick', '--reset-newcomer'], home),
    ),
    ...['seed-journeys.ts', 'seed-lists.ts'].map((file) =>
      runToEnd('seed', 'node', [join('e2e', 'run', file)], options),
    ),
  ]);
  const children: Child[] = [];
  let proxy: TlsProxy | undefined;
  const stop = async () => {
    proxy?.close();
    await stopChildren(children.splice(0));
  };
  process.once('SIGTERM', () => void stop().then(() => process.exit(143)));
  process.once('SIGINT', () => void stop().then(() => process.exit(130)));
  try {
    proxy = await startTlsProxy(port, apiPort, certificate);
    children.push(...startServices({ root, env }).all);
    await waitUntilReady(origin, children);
    return { origin, upgrades: proxy.upgrades, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
