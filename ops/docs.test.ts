import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './modules/import-graph.ts';

const root = join(import.meta.dirname, '..');
const pages = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];
const text = (page: string) => readFileSync(join(root, page), 'utf8');

// `server/…` and `web/…` are short for their source folders; a word in <angle brackets> or an ellipsis stands for many files.
const pathOf = (name: string) => name.replace(/^(server|web)\//, 'apps/$1/src/');
const namedFiles = (page: string) =>
  [...text(page).matchAll(/`((?:apps|packages|bench|e2e|ops|docs|server|web)\/[\w@./-]+)`/g)].map(
    ([, name = '']) => name,
  );

test.each(pages)('%s names files that exist', (page) => {
  expect(namedFiles(page).filter((name) => !existsSync(join(root, pathOf(name))))).toEqual([]);
});

test.each(pages)('%s links to files that exist', (page) => {
  const links = [...text(page).matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
});

test('no walk of the architecture page visits a file twice', () => {
  for (const walk of text('docs/architecture.md')
    .split(/^### /m)
    .filter((part) => /^A (request|job|screen):/.test(part))) {
    const files = [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(10);
    expect(new Set(files).size).toBe(files.length);
  }
});

test('the glossary names identifiers that exist', () => {
  const source = sourceFiles(root)
    .filter((file) => /^(apps|packages)\/.*\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const rows = text('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const names = rows.flatMap((row) =>
    [...(row.split('|')[4] ?? '').matchAll(/`([A-Za-z]+)`/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
});
