import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packageFolder = join(import.meta.dirname, '..', '..');
const productFolder = join(packageFolder, '..', '..');

export interface FormsCopy {
  readonly folder: string;
  readonly file: (path: string) => string;
  run(command: string, ...args: string[]): string; // returns stdout; throws stderr on failure
  ask(body: string): unknown; // runs code inside the copy and returns the JSON it prints
  remove(): void;
}

// A copy of the package in a temporary folder, so that tests can change data and run commands.
export function formsCopy(): FormsCopy {
  const folder = mkdtempSync(join(tmpdir(), 'vw-forms-'));
  const copied = join(folder, 'packages', 'forms');
  cpSync(packageFolder, copied, { recursive: true, filter: (path) => !path.includes('node_modules') });
  cpSync(join(productFolder, '.oxfmtrc.json'), join(folder, '.oxfmtrc.json')); // commands format what they write
  symlinkSync(join(productFolder, 'node_modules'), join(folder, 'node_modules'));
  const run = (command: string, ...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: copied, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  return {
    folder: copied,
    file: (path) => join(copied, path),
    run,
    ask(body) {
      const asked = join(copied, 'src', 'asked.ts');
      writeFileSync(asked, `${body}\n`);
      return JSON.parse(run(process.execPath, asked));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
