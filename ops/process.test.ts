import { spawn, spawnSync } from 'node:child_process';
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

test('refuses to start on a port in use and names STACK_PORT_OFFSET', () => {
  const result = shell('port_taken() { true; }; process_start mail mark 9 sleep 60');
  expect(result.status).toBe(1);
  expect(result.stderr).toContain('STACK_PORT_OFFSET');
});
