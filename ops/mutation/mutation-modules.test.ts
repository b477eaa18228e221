import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutationModules, mutationPaths } from './mutation-modules.ts';

const root = join(import.meta.dirname, '..', '..');
// Node's patterns have no `!(name)`.
const matches = (pattern: string) =>
  globSync(
    pattern.replaceAll(/^!|!\([^)]*\)/g, (part) => (part === '!' ? '' : '*')),
    { cwd: root },
  );

// A file that was moved would silently leave the measurement.
test.each(mutationModules)('every path of $name leads to a file', ({ sources, tests }) => {
  expect([...sources, ...tests].filter((path) => matches(path).length === 0)).toEqual([]);
  expect(sources.filter((path) => !path.startsWith('!')).length).toBeGreaterThan(0);
});

test('the stored result depends on folders and files that exist', () =>
  expect(mutationPaths.filter((path) => !existsSync(join(root, path)))).toEqual([]));
