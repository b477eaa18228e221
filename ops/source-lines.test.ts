import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './modules/import-graph.ts';

const root = join(import.meta.dirname, '..');
const code = sourceFiles(root).filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));
const lines = code.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((text, at) => ({ place: `${file}:${at + 1}`, text })),
);

test('no line of code is longer than 140 characters', () =>
  expect(lines.filter(({ text }) => text.length > 140).map(({ place }) => place)).toEqual([]));

test('nearly everything is formatted', () => {
  const directive = ['oxfmt', 'ignore'].join('-');
  expect(lines.filter(({ text }) => text.includes(directive)).length).toBeLessThanOrEqual(50);
});
