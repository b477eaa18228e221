import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { readImports, sourceFiles, type Import } from '../modules/import-graph.ts';

const lines = (root: string, args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

// Files that differ from the last commit, or from another one, and files that are not yet added.
export function changedFiles(root: string, since = 'HEAD'): string[] {
  const changed = lines(root, ['diff', '--name-only', '--diff-filter=d', since]);
  const added = lines(root, ['ls-files', '--others', '--exclude-standard']);
  return [...new Set([...changed, ...added])].filter((file) => existsSync(join(root, file)));
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

// The tests that changed, that are next to a changed file, or that import one.
export function testsOf(changed: readonly string[], files: readonly string[], imports: readonly Import[]): string[] {
  const set = new Set(changed);
  const folders = new Set(changed.filter((file) => /\.(tsx?|json|sql)$/.test(file)).map((file) => dirname(file)));
  const importing = new Set(imports.filter(({ to }) => set.has(to)).map(({ from }) => from));
  return files.filter((file) => isTest(file) && (set.has(file) || folders.has(dirname(file)) || importing.has(file)));
}

// Tests that read the files of a folder instead of importing them.
const readers = [{ folder: 'apps/web/src/', test: 'apps/web/src/testing/test-packages.test.ts' }];

export function changedTests(root: string, changed: readonly string[]): string[] {
  const files = sourceFiles(root);
  const reading = readers.filter(({ folder }) => changed.some((file) => file.startsWith(folder)));
  return [...new Set([...testsOf(changed, files, readImports(root, files)), ...reading.map(({ test }) => test)])];
}
