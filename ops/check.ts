import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, changedTests } from './check/changed-files.ts';
import { countTests, type Count, type VitestReport } from './check/count-tests.ts';
import { leftFiles, strayFiles } from './check/left-files.ts';
import { root, runCommand } from './check/run-command.ts';
import { slowestFiles } from './check/slowest-files.ts';
import { typePrograms, type TypeProgram } from './check/type-programs.ts';

// npm run check: everything. --static: without tests. --tests: only those. --changed [COMMIT]: what differs from the last commit (or from
// COMMIT), with the tests next to it and those that import it.
const has = (flag: string) => process.argv.includes(`--${flag}`);
const cache = join(root, '.stack', 'check');
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
const workspaces = [
  'packages/contract',
  'packages/client',
  'packages/forms',
  'packages/specimens',
  'packages/unseen',
  'packages/reading',
  'packages/packs',
  'apps/server',
  'apps/demo',
  'apps/web',
  'apps/extension',
  'e2e',
  'bench',
  'ops',
];

interface Step {
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
}

function report(title: string, { passed, failed }: Count, started: number, output = ''): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${failed > 0 ? output : ''}── ${title}: ${passed} passed, ${failed} failed (${seconds} s)`);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(title);
}

async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const { title, command, args } of steps) {
    const started = performance.now();
    const { ok, output } = await runCommand(command, args);
    report(title, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, started, output);
    if (ok)
      for (const line of output.split('\n').filter((text) => text.includes(': not run'))) console.log(`   ${line}`);
  }
}

// Compares with the previous run, so that only changed files and what depends on them are checked again.
const typesOf = ({ workspaces: checked, config }: TypeProgram): Step => ({
  title: `types of ${checked.join(', ')}`,
  command: 'tsc',
  args: [
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    join(cache, `${checked.join('+').replaceAll('/', '-')}.tsbuildinfo`),
    '-p',
    config,
  ],
});
const programs = () => typePrograms(root, workspaces, cache);

const format = (files: readonly string[]): Step => ({
  title: 'format',
  command: 'oxfmt',
  args: ['--check', '--no-error-on-unmatched-pattern', ...files],
});
const lint = (files: readonly string[]): Step => ({
  title: 'lint',
  command: 'oxlint',
  args: ['--type-aware', '--deny-warnings', ...files],
});
const script = (title: string, file: string, ...args: string[]): Step => ({
  title,
  command: 'node',
  args: [file, ...args],
});
const supplyChain = script('supply chain', 'ops/supply-chain.ts');
const rules = [script('modules', 'ops/modules.ts'), script('vocabulary', 'ops/vocabulary.ts')];
const unused: Step = { title: 'unused exports and packages', command: 'knip', args: ['--no-progress'] };
const figures = script('tables of figures are current', 'bench/figures.ts', '--check');
const openapi = script('openapi.json is current', 'apps/server/src/entry/write-openapi.ts', '--check');

async function tests(files: readonly string[]): Promise<void> {
  const started = performance.now();
  const file = join(cache, 'vitest.json');
  rmSync(file, { force: true });
  const before = strayFiles(root);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...files];
  const { ok } = await runCommand('vitest', args, true);
  const written = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
  if (written) console.log(['slowest test files:', ...slowestFiles(written.testResults, root)].join('\n'));
  report('tests', countTests(ok, written), started);
  const left = leftFiles(before, strayFiles(root));
  const count = left.length > 0 ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
  report('tests leave no files', count, performance.now(), `${left.join('\n')}\n`);
}

// Types and lint use all cores for a part of their time; what uses one core runs beside them.
const checkAll = () =>
  Promise.all([
    runSteps([lint([]), ...programs().map(typesOf)]),
    runSteps([format(['.']), ...rules, supplyChain, unused, openapi, figures]),
  ]);

async function checkChanged(since: string | undefined): Promise<void> {
  const changed = changedFiles(root, since);
  const code = changed.filter((file) => /\.tsx?$/.test(file));
  console.log(`${changed.length} changed files`);
  if (changed.length === 0) return;
  const isTouched = (workspace: string) => code.some((file) => file.startsWith(`${workspace}/`));
  const touched = programs().filter((program) => program.workspaces.some(isTouched));
  await Promise.all([
    runSteps([format(changed), ...rules]),
    runSteps([...(code.length > 0 ? [lint(code)] : []), ...touched.map(typesOf)]),
  ]);
  const related = changedTests(root, changed);
  if (related.length > 0) await tests(related);
}

mkdirSync(cache, { recursive: true });
if (has('changed')) await checkChanged(process.argv[process.argv.indexOf('--changed') + 1]);
else {
  if (!has('tests')) await checkAll();
  if (!has('static')) await tests([]);
}
if (failures.length > 0) console.log(`\nfailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
