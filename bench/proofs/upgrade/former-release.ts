import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrokenRun } from '../../measurement.ts';

const root = join(import.meta.dirname, '../../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

export interface Release {
  readonly root: string;
  readonly commit: string;
  remove(): void;
}

// The programs as they were before the newest migration was added, so that the two releases always differ in the database.
export function checkOutFormerRelease(): Release {
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'apps/server/migrations');
  if (added === '') throw new BrokenRun('the history does not reach the newest migration');
  const commit = git('rev-parse', `${added}^`);
  const folder = mkdtempSync(join(tmpdir(), 'visawright-former-'));
  const archive = execFileSync('git', ['archive', commit, 'apps/server', 'packages', 'package.json'], {
    cwd: root,
    maxBuffer: 1 << 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(folder);
  return { root: folder, commit, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

// Installed packages are shared; the workspaces are the release's own.
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules');
  const own = join(folder, 'node_modules');
  mkdirSync(join(own, '@visawright'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@visawright') symlinkSync(join(installed, name), join(own, name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(own, '@visawright', name));
  symlinkSync(join(folder, 'apps/server'), join(own, '@visawright', 'server'));
  symlinkSync(join(root, 'apps/server/node_modules'), join(folder, 'apps/server/node_modules'));
}
