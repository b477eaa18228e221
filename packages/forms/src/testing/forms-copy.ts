import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packageFolder = join(import.meta.dirname, '..', '..');

export interface FormsCopy {
  readonly folder: string;
  readonly file: (path: string) => string;
  run(command: string, ...args: string[]): string; // what it printed; throws what it said where it failed
  ask(body: string): unknown; // a few lines of code run inside the copy; the JSON they print
  remove(): void;
}

// The whole package somewhere else, so that its data can be changed and its commands run without touching this one.
export function formsCopy(): FormsCopy {
  const folder = mkdtempSync(join(tmpdir(), 'vw-forms-'));
  const copied = join(folder, 'packages', 'forms');
  cpSync(packageFolder, copied, { recursive: true, filter: (path) => !path.includes('node_modules') });
  symlinkSync(join(packageFolder, '..', '..', 'node_modules'), join(folder, 'node_modules'));
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
