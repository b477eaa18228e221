import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const library = join(import.meta.dirname, 'parts', 'process.sh');
let stack: string;
let bystander: ReturnType<typeof spawn>;

// Runs shell text with the process library loaded; $STACK is a folder of this test.
const shell = (text: string) =>
  spawnSync('bash', ['-euc', `die() { echo "$*" >&2; exit 1; }; source "$0"; ${text}`, library], {
    env: { ...process.env, STACK: stack },
    encoding: 'utf8',
  });

beforeEach(() => {
  stack = mkdtempSync(join(tmpdir(), 'process-'));
  mkdirSync(join(stack, 'pids'));
  mkdirSync(join(stack, 'logs'));
  bystander = spawn('sleep', ['60']);
});

afterEach(() => {
  bystander.kill('SIGKILL');
  rmSync(stack, { recursive: true });
});

test('a pid file with the pid of another process counts as down, and stopping does not touch that process', () => {
  writeFileSync(join(stack, 'pids', 'mail'), `${bystander.pid}\n/a/mark/of/ours\n`);
  expect(shell('process_alive mail').status).toBe(1);
  expect(shell('process_stop mail KILL 1').status).toBe(0);
  expect(shell(`kill -0 ${bystander.pid}`).status).toBe(0);
  expect(shell('test -e "$STACK/pids/mail"').status).toBe(1);
});

test('finds and stops a started process, with SIGKILL if it ignores SIGTERM', () => {
  const stubborn = join(stack, 'stubborn.sh');
  writeFileSync(stubborn, "trap '' TERM\nwhile :; do sleep 0.1; done\n");
  expect(shell(`process_start mail ${stubborn} 9 bash ${stubborn}`).status).toBe(0);
  expect(shell('sleep 0.2; process_alive mail').status).toBe(0);
  expect(shell('process_stop mail TERM 1').status).toBe(0);
  expect(shell('process_alive mail').status).toBe(1);
});

interface Listener {
  readonly port: number;
  close(): Promise<unknown>;
}

// A process that listens on a port, with words of ours in its command line.
async function listenAs(words: string): Promise<Listener> {
  const script =
    "require('node:net').createServer().listen(0, '127.0.0.1', function () { process.send(this.address().port) })";
  const child = spawn(process.execPath, ['-e', script, words], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const [port] = (await once(child, 'message')) as [number];
  return {
    port,
    close() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

test('refuses to start on a port of somebody else, and says in one line whose it is and what to do', async () => {
  const other = await listenAs('a program of somebody else');
  try {
    const result = shell(`process_start mail /a/mark/of/ours ${other.port} sleep 60`);
    expect(result.status).toBe(1);
    expect(result.stderr.trim().split('\n')).toHaveLength(1);
    expect(result.stderr).toMatch(new RegExp(`^mail: port ${other.port} is in use by process \\d+ \\(.*node`));
    expect(result.stderr).toContain('STACK_PORT_OFFSET=100 ops/stack up');
    expect(shell(`port_taken ${other.port}`).status).toBe(0);
  } finally {
    await other.close();
  }
});

test('ends an earlier process of the part that still has its port, although its pid file is gone', async () => {
  const left = await listenAs('/a/mark/of/ours');
  try {
    expect(shell(`port_foreign ${left.port} /a/mark/of/ours`).status).toBe(1);
    expect(shell(`process_start mail /a/mark/of/ours ${left.port} true`).status).toBe(0);
    expect(shell(`port_taken ${left.port}`).status).toBe(1);
  } finally {
    await left.close();
  }
});

test('replaces a process of the part that runs but does not answer', () => {
  const silent = join(stack, 'silent.sh');
  writeFileSync(silent, "trap '' TERM\nwhile :; do sleep 0.1; done\n");
  shell(`process_start mail ${silent} 9 bash ${silent}`);
  const first = shell('process_pid mail').stdout;
  expect(shell(`mail_answers() { false; }; process_comes_up mail 1`).status).toBe(1);
  expect(shell(`process_start mail ${silent} 9 bash ${silent}`).status).toBe(0);
  expect(shell('process_pid mail').stdout).not.toBe(first);
  expect(shell(`process_command ${first}`).stdout).toBe('');
  shell('process_stop mail KILL 5');
});
