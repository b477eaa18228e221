import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { BrokenRun } from '../../measurement.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

// Folders and the environment of the commands that operators use. Source and restored machine have the same ports, one after the other, as
// a new machine takes over the addresses of the lost one.
export interface ProofStack {
  readonly source: string;
  readonly backup: Record<string, string>; // what an operator has left when the machine is lost
  command(file: string, args: readonly string[], stack?: string): Promise<string>;
  startArchiving(everySeconds: number): void;
  env(stack: string): Record<string, string>;
  folder(name: string): string;
  killPostgres(stack: string): void;
  loseMachine(): Promise<void>; // everything on it ends at once
  remove(): Promise<void>;
}

export function openProofStack(parts: string): ProofStack {
  const base = mkdtempSync(join(realpathSync(join(root, '.stack/data')), 'restore-'));
  const shared = { ...process.env } as Record<string, string>; // of the stack that this runs on
  const stacks = new Set<string>();
  let archiving: ChildProcess | undefined;
  const stopArchiving = async () => {
    if (!archiving || archiving.exitCode !== null || archiving.signalCode !== null) return;
    const gone = once(archiving, 'exit');
    process.kill(-archiving.pid!, 'SIGKILL'); // with the program that receives the log
    await gone;
  };
  const folder = (name: string) => join(base, name);
  const source = folder('source');
  const offset = String(Number(shared['STACK_PORT_OFFSET'] ?? '0') + 50);
  const backup = {
    BACKUP_DIR: folder('backup'),
    BACKUP_KEYS_DIR: folder('backup-keys'),
    BACKUP_KEY_FILE: folder('backup-key'),
    RECOVERY_KEY_FILE: folder('recovery-key'),
  };
  const settings = (stack: string) => ({
    PATH: shared['PATH']!,
    HOME: shared['HOME']!,
    VISAWRIGHT_STACK: stack,
    STACK_PORT_OFFSET: offset,
    STACK_PARTS: parts,
    ...backup,
  });
  const command = async (file: string, args: readonly string[], stack = source) => {
    if (file !== 'ops/restore') stacks.add(stack);
    const { stdout } = await run(join(root, file), [...args], {
      cwd: root,
      env: settings(stack),
      timeout: 900_000,
      maxBuffer: 1 << 24,
    }).catch((error: Error & { stdout?: string; stderr?: string }) => {
      throw new BrokenRun(`${file} ${args.join(' ')} failed: ${error.stdout ?? ''}${error.stderr ?? error.message}`);
    });
    return stdout;
  };
  const pidOf = (stack: string, part: string) => {
    const file = join(stack, 'pids', part);
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : undefined;
  };
  const kill = (stack: string, part: string) => {
    const pid = pidOf(stack, part);
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  };
  return {
    source,
    backup,
    command,
    folder,
    startArchiving(everySeconds) {
      archiving = spawn(join(root, 'ops/backup'), ['wal', '--every', String(everySeconds)], {
        cwd: root,
        env: settings(source),
        stdio: ['ignore', 'ignore', 'ignore'],
        detached: true,
      });
    },
    // Parts that this proof does not start are those of the running stack.
    env(stack) {
      stacks.add(stack);
      const own = parseEnv(readFileSync(join(stack, 'env'), 'utf8')) as Record<string, string>;
      const isOwn = (name: string) => !name.startsWith('KEYCLOAK_') || parts.includes('keycloak');
      const others = ['CLAMD_HOST', 'CLAMD_PORT', 'SMTP_URL', 'MAIL_WEB_URL'];
      const used = Object.entries(own).filter(([name]) => isOwn(name) && !others.includes(name));
      return { ...shared, ...Object.fromEntries(used), VISAWRIGHT_STACK: stack };
    },
    killPostgres: (stack) => kill(stack, 'postgres'),
    async loseMachine() {
      const gone = stopArchiving();
      for (const part of parts.split(' ')) kill(source, part);
      await gone;
    },
    async remove() {
      await stopArchiving();
      for (const stack of stacks) await command('ops/stack', ['down'], stack).catch(() => undefined);
      rmSync(base, { recursive: true, force: true });
    },
  };
}
