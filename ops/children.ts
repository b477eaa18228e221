import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Child {
  readonly name: string;
  readonly process: ChildProcess;
  readonly ended: Promise<number>;
}

export interface ChildOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signalsReady?: boolean; // sends the message 'ready' to its parent
  readonly uid?: number;
  readonly gid?: number;
}

// Writes the output line by line, prefixed with the name of the child.
export function startChild(name: string, command: string, args: readonly string[], options: ChildOptions): Child {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env,
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.gid }),
    stdio: ['ignore', 'pipe', 'pipe', ...(options.signalsReady ? ['ipc' as const] : [])],
  });
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(127));
  });
  for (const [from, to] of [
    [child.stdout!, process.stdout],
    [child.stderr!, process.stderr],
  ] as const) {
    createInterface({ input: from }).on('line', (line) => to.write(`${name.padEnd(6)} │ ${line}\n`));
  }
  return { name, process: child, ended };
}

export async function runToEnd(name: string, command: string, args: readonly string[], options: ChildOptions) {
  const code = await startChild(name, command, args, options).ended;
  if (code !== 0) throw new Error(`${name} failed (${code})`);
}

// Sends SIGTERM first, and SIGKILL to children that are still running after the grace period.
export async function stopChildren(children: readonly Child[], graceMs = 25_000): Promise<void> {
  for (const child of children) child.process.kill('SIGTERM');
  const force = setTimeout(() => {
    for (const child of children) child.process.kill('SIGKILL');
  }, graceMs);
  await Promise.all(children.map((child) => child.ended));
  clearTimeout(force);
}
