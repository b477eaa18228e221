import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
let root: string;
const run = () => spawnSync(join(root, 'ops', 'run'), ['-p', '6 * 7'], { encoding: 'utf8' });
const useNode = (script: string) => {
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules', '.bin', 'node'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'run-'));
  mkdirSync(join(root, 'ops'));
  for (const file of ['package.json', 'ops/run']) copyFileSync(join(source, file), join(root, file));
});
afterEach(() => rmSync(root, { recursive: true }));

test('without node_modules it says in one line what to run', () => {
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(/Run: ops\/stack up$/m);
});

test('an installation that was interrupted counts as none', () => {
  useNode(`exec ${process.execPath} "$@"`);
  expect(run().stderr).toContain('Run: ops/stack up');
});

test('runs with the Node of the project, and refuses an older one in one line', () => {
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), '{}');
  symlinkSync(process.execPath, join(root, 'node_modules', '.bin', 'node'));
  expect(run().stdout.trim()).toBe('42');
  rmSync(join(root, 'node_modules', '.bin', 'node'));
  useNode('echo v20.20.2');
  expect(run().stderr.trim()).toMatch(
    /^This project needs Node 24\.\d+\.\d+, and node_modules has 20\.20\.2\. Run: ops\/stack up$/,
  );
});

// npm sends SIGTERM to the shell it started, so that shell must have become the program.
test('every program that npm run starts has the right Node, and gets the signals', () => {
  const { scripts } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.entries(scripts).filter(([, command]) => /(^|[ ;&])node |^ops\/run/.test(command))).toEqual([]);
});
