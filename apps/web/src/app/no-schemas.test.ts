import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const packages = resolve(import.meta.dirname, '../../../../packages');
const entries = ['../main.tsx', '../handoff.tsx'].map((file) => resolve(import.meta.dirname, file));

const statement =
  /^(?:import|export)\s+(?!type\b)([^;]*?)\sfrom\s+'([^']+)'|^import\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/gm;
const onlyTypes = (names: string) => /^\{(\s*type\s[^,}]+,?)+\s*\}$/.test(names.trim());

function fileOf(from: string, name: string): string {
  if (name.startsWith('.')) return resolve(dirname(from), name);
  const own = /^@visawright\/(\w+)\/(.+)$/.exec(name);
  return own ? join(packages, own[1]!, 'src', own[2]!) : name;
}

// Runtime imports of a file; type imports do not count.
function loads(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(statement)]
    .filter(([, names]) => !names || !onlyTypes(names))
    .map(([, , from, bare, lazy]) => fileOf(file, (from ?? bare ?? lazy)!));
}

// The schema validator is large and needs eval, which the content security policy forbids, so it must stay on the server.
test('no browser module imports the schemas', () => {
  const chains = new Map<string, string[]>(entries.map((entry) => [entry, [entry]]));
  const found: string[] = [];
  for (const [file, chain] of chains) {
    if (file === 'zod') found.push(chain.slice(-4).join(' > '));
    if (!existsSync(file) || !/\.tsx?$/.test(file)) continue;
    for (const next of loads(file)) if (!chains.has(next)) chains.set(next, [...chain, next]);
  }
  expect(chains.size).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
