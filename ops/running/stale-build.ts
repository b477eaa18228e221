import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'apps/web/src',
  'apps/web/vite',
  'apps/web/index.html',
  'apps/web/handoff.html',
  'apps/web/help.html',
  'apps/web/verify.html',
  'apps/web/vite.config.ts',
  'docs/use',
  'packages/contract/src',
  'packages/forms/src',
  'package-lock.json',
];

// A folder changes when a file in it is added or removed.
function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

// Whether the built web app is missing or older than what it is built from.
export function isStale(root: string): boolean {
  const built = join(root, 'apps', 'web', 'dist', 'index.html');
  if (!existsSync(built)) return true;
  const present = sources.map((source) => join(root, source)).filter((path) => existsSync(path));
  return Math.max(...present.map(newest)) > statSync(built).mtimeMs;
}
