/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { testPackages } from '../../vite/test-packages.ts';

const source = join(import.meta.dirname, '..');
const packages = join(source, '..', '..', '..', 'packages');
const replaced = new Set(['socket.io-client', 'vitest', 'vitest/browser']); // by the kit, or served by Vitest itself

const importsOf = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:im|ex)port (?!type )(?:[^'"`=()]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].map(([, from, later]) => (from ?? later)!);

function fileOf(name: string, from: string): string | null {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [, workspace, path] = /^@visawright\/(\w+)\/(.+)$/.exec(name) ?? [];
  return workspace === undefined ? null : join(packages, workspace, 'src', path!);
}

// Everything a component test can load, also what a screen loads later.
function reachedPackages(): Set<string> {
  const waiting = [...globSync(`${source}/**/*.browser.test.tsx`), join(source, 'testing/setup.ts')];
  const [seen, found] = [new Set(waiting), new Set<string>()];
  for (const file of waiting)
    for (const name of importsOf(file)) {
      const next = fileOf(name, file);
      if (next === null) found.add(name);
      else if (/\.tsx?$/.test(next) && !seen.has(next)) {
        seen.add(next);
        waiting.push(next);
      }
    }
  return found;
}

test('the packages bundled before component tests are exactly those they can reach', () => {
  const reached = [...reachedPackages()].filter((name) => !replaced.has(name) && !name.endsWith('.css'));
  expect(testPackages.toSorted()).toEqual(reached.toSorted());
});
