import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const repository = join(import.meta.dirname, '../../..');
const out = join(repository, 'bench/out/shell');
const configFile = join(repository, 'apps/web/vite.config.ts');

// Both are built with the product's settings. The bare page is copied first, because its build must be outside the source folder.
export async function buildPages(): Promise<{ ours: string; bare: string }> {
  const [ours, source, bare] = [join(out, 'ours'), join(out, 'bare-source'), join(out, 'bare')];
  await rm(out, { recursive: true, force: true });
  await cp(join(import.meta.dirname, 'bare'), source, { recursive: true });
  const quiet = { configFile, logLevel: 'warn' } as const;
  await build({ ...quiet, root: source, build: { outDir: bare, emptyOutDir: true } });
  await build({
    ...quiet,
    root: join(repository, 'apps/web'),
    build: { outDir: ours, emptyOutDir: true, manifest: true },
  });
  return { ours, bare };
}
