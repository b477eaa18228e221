import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runToEnd, startChild, stopChildren } from '../../../ops/children.ts';
import { root } from '../../../ops/product.ts';
import { waitUntilReady } from '../../run/wait-until-ready.ts';

export interface ProductCopy {
  readonly origin: string;
  stop(): Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

// Links our packages of the copy; all other modules are those installed in the repository.
function linkModules(folder: string): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules', '@visawright'), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each !== '@visawright'))
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', '@visawright', name));
  symlinkSync(join(root, 'apps', 'server', 'node_modules'), join(folder, 'apps', 'server', 'node_modules'));
}

// A copy of the product with additional data files, built and served on the same stack as the one under test.
export async function productWith(files: Readonly<Record<string, string>>): Promise<ProductCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'vw-product-'));
  const isSource = (path: string) => !/\/(node_modules|dist|\.vite)(\/|$)/.test(path.slice(root.length));
  for (const part of ['apps', 'packages', 'ops', 'docs/use', 'package.json', 'tsconfig.base.json', '.oxfmtrc.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isSource });
  linkModules(folder);
  for (const [path, from] of Object.entries(files)) cpSync(from, join(folder, path));

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    PORT: String(port),
    PUBLIC_URL: origin,
    WEB_FOLDER: join(folder, 'apps', 'web', 'dist'),
    LOG_LEVEL: 'warn',
  };
  await runToEnd('copy', 'node', [join('packages', 'forms', 'src', 'versions', 'store-version.ts')], {
    cwd: folder,
    env,
  });
  await runToEnd('copy', 'vite', ['build', '--logLevel', 'error'], { cwd: join(folder, 'apps', 'web'), env });
  const api = startChild('copy', 'node', [join('apps', 'server', 'src', 'entry', 'api.ts')], { cwd: folder, env });
  const stop = async () => {
    await stopChildren([api]);
    rmSync(folder, { recursive: true, force: true });
  };
  await waitUntilReady(origin, [api]).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, stop };
}
