import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const run = (program: 'modules.ts' | 'vocabulary.ts') =>
  spawnSync(process.execPath, [join(import.meta.dirname, program)], {
    env: { ...process.env, MODULES_ROOT: root },
    encoding: 'utf8',
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'modules-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('docs/architecture.md', '# Architecture\n');
  write('apps/server/src/platform/log/log.ts', 'export const log = () => undefined;\n');
  write(
    'apps/server/src/identity/people/list-people.ts',
    `import { log } from '../../platform/log/log.ts';\nexport const listPeople = () => log();\n`,
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('imports that run downwards pass', () => {
  const { status, stdout } = run('modules.ts');
  expect(stdout.trimEnd()).toMatch(
    /modules: 0 upward imports, 0 cycles, largest folder 1 files \(target 0, 0, 25\) ok$/,
  );
  expect(status).toBe(0);
});

test('an upward import fails', () => {
  write(
    'apps/server/src/platform/log/upward.ts',
    `export { listPeople } from '../../identity/people/list-people.ts';\n`,
  );
  const { status, stdout } = run('modules.ts');
  expect(stdout).toContain('upward: apps/server/src/platform/log/upward.ts imports');
  expect(stdout).toMatch(/modules: 1 upward imports, .* short\n$/);
  expect(status).toBe(1);
});

test('an upward import by package name fails', () => {
  write('apps/server/package.json', '{ "exports": { "./tools.ts": "./src/platform/log/log.ts" } }\n');
  write('bench/run.ts', `import '@visawright/server/tools.ts';\n`);
  expect(run('modules.ts').status).toBe(0);
  write('packages/contract/src/roles.ts', `import '@visawright/server/tools.ts';\n`);
  const { status, stdout } = run('modules.ts');
  expect(stdout).toContain('upward: packages/contract/src/roles.ts imports apps/server/src/platform/log/log.ts');
  expect(status).toBe(1);
});

test('two folders of one module that import each other fail', () => {
  const importing = (path: string) => `import '../../${path}';\n`;
  write('apps/server/src/identity/agents/agent.ts', importing('identity/people/person.ts'));
  write('apps/server/src/identity/people/person.ts', importing('identity/agents/agent.ts'));
  const { status, stdout } = run('modules.ts');
  expect(stdout).toContain('cycle: identity/agents, identity/people');
  expect(status).toBe(1);
});

test('production code that imports a test fixture fails', () => {
  write('apps/server/src/testing/tenant.ts', 'export const tenant = 1;\n');
  write('apps/server/src/identity/people/person.ts', `export { tenant } from '../../testing/tenant.ts';\n`);
  expect(run('modules.ts').status).toBe(1);
});

test('a file outside every module fails', () => {
  write('apps/server/src/stray.ts', 'export const stray = 1;\n');
  const { status, stdout } = run('modules.ts');
  expect(stdout).toContain('in no module: apps/server/src/stray.ts');
  expect(status).toBe(1);
});

test('a 26th file in a folder fails', () => {
  for (let n = 1; n <= 25; n++) write(`apps/server/src/platform/lists/list-${n}.ts`, `export const list${n} = ${n};\n`);
  expect(run('modules.ts').status).toBe(0);
  write('apps/server/src/platform/lists/list-26.ts', 'export const list26 = 26;\n');
  const { status, stdout } = run('modules.ts');
  expect(stdout).toContain('too many files: apps/server/src/platform/lists has 26');
  expect(status).toBe(1);
});

test('a diagram that differs from the imports fails', () => {
  write('docs/architecture.md', '# Architecture\n\n<!-- modules: server -->\n<!-- end of modules -->\n');
  expect(run('modules.ts').status).toBe(1);
});

test.each([
  ['an identifier', 'list-documents.ts', 'export const listPapers = 1;\n'],
  ['a file name', 'list-papers.ts', 'export const listDocuments = 1;\n'],
  ['a comment', 'list-documents.ts', '// Lists the papers of a traveller.\nexport const listDocuments = 1;\n'],
])('a retired word in %s fails', (_, file, text) => {
  expect(run('vocabulary.ts').status).toBe(0);
  write(`apps/server/src/identity/people/${file}`, text);
  const { status, stdout } = run('vocabulary.ts');
  expect(stdout).toMatch(/vocabulary: 1 retired words in \d+ files \(target 0\) short\n$/);
  expect(status).toBe(1);
});

test('a text on screen may use any word', () => {
  write('apps/server/src/identity/people/text.ts', `export const text = 'Printed on paper';\n`);
  expect(run('vocabulary.ts').status).toBe(0);
});
