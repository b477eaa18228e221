import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { countTests, type Count, type VitestReport } from './count-tests.ts';

const root = join(import.meta.dirname, '..');
const report = join(root, '.stack', 'check', 'vitest.json');
const env = { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) };
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function step(title: string, work: () => Count): void {
  console.log(`\n── ${title}`);
  const begun = performance.now();
  const count = work();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`── ${title}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failures.push(title);
}

const one = (command: string, args: string[]) => (): Count =>
  run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

function tests(): Count {
  mkdirSync(join(report, '..'), { recursive: true });
  rmSync(report, { force: true });
  const ok = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  const written = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as VitestReport) : undefined;
  return countTests(ok, written);
}

step('format', one('prettier', ['--check', '--log-level', 'warn', '.']));
step('lint', one('oxlint', ['--type-aware', '--deny-warnings']));
for (const workspace of [
  'packages/contract',
  'packages/forms',
  'packages/specimens',
  'packages/reading',
  'apps/server',
  'apps/web',
  'e2e',
  'bench',
  'ops',
]) {
  if (existsSync(join(root, workspace, 'tsconfig.json'))) {
    step(`types of ${workspace}`, one('tsc', ['--noEmit', '-p', workspace]));
  }
}
const writer = 'apps/server/src/http/write-openapi.ts';
if (existsSync(join(root, writer))) step('openapi.json is current', one('node', [writer, '--check']));
step('tests', tests);

if (failures.length > 0) console.log(`\nfailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
