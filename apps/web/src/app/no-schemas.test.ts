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

// What a file loads when it runs; types are gone by then.
function loads(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(statement)]
    .filter(([, names]) => !names || !onlyTypes(names))
    .map(([, , from, bare, lazy]) => fileOf(file, (from ?? bare ?? lazy)!));
}

// The validator of schemas is heavy and asks for eval, which the page's policy refuses: the server has it, the browser does not.
test('nothing the browser loads reaches the schemas', () => {
  const ways = new Map<string, string[]>(entries.map((entry) => [entry, [entry]]));
  const found: string[] = [];
  for (const [file, way] of ways) {
    if (file === 'zod') found.push(way.slice(-4).join(' > '));
    if (!existsSync(file) || !/\.tsx?$/.test(file)) continue;
    for (const next of loads(file)) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  expect(ways.size).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
