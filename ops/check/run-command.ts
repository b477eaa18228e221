import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
const env = { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) };

export interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

// With `show`, the output is written as it comes; otherwise it is returned, so that commands can run beside each other.
export async function runCommand(command: string, args: readonly string[], show = false): Promise<Ended> {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await Promise.race([
    once(child, 'close').then(([status]) => status as number | null),
    once(child, 'error').then(([error]) => ((output += String(error)), 127)),
  ]);
  return { ok: code === 0, output };
}
