import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const mostLines = 60;
const files = globSync(['**/bare.ts', '**/bare/**/*.{ts,tsx,html}'], { cwd: import.meta.dirname }).sort();

const imports = (text: string) =>
  [...text.matchAll(/(?:\bfrom|\bimport|\brequire|\bsrc=|\bhref=)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name]) => name!);
const isForeign = (name: string) => isBuiltin(name) || /^(@(?!visawright\/)[\w.-]+\/)?[a-z][\w.-]*(\/|$)/.test(name);

test('there is a baseline for each comparison', () =>
  expect(files).toEqual([
    'api/bare.ts',
    'lists/bare.ts',
    'pipeline/bare/pdf.ts',
    'pipeline/bare/picture.ts',
    'shell/bare/index.html',
    'shell/bare/main.tsx',
  ]));

test.each(files)('%s is short and imports nothing of ours', (file) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(mostLines);
  const own = imports(text).filter((name) => !isForeign(name) && !(file.endsWith('.html') && name === '/main.tsx'));
  expect(own).toEqual([]);
});

test.each(['@visawright/reading/read-documents.ts', './tree-cpu-ms.ts', '../bare.ts', '/work/own.ts', '#own'])(
  'recognises %s as ours',
  (name) => expect(isForeign(name)).toBe(false),
);

test.each(['node:fs', 'fs/promises', 'sharp', '@mantine/core', '@mantine/core/styles.css', 'react-dom/client'])(
  'recognises %s as a package',
  (name) => expect(isForeign(name)).toBe(true),
);

test.each(["import x from './a.ts'", "import './a.ts'", "await import('./a.ts')", "require('./a.ts')"])(
  'finds the import in %s',
  (text) => expect(imports(text)).toEqual(['./a.ts']),
);
