import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImports, sourceFiles } from '../modules/import-graph.ts';
import { readLock } from '../supply-chain/locked-packages.ts';
import { belongsTo, images, packagesOf } from './contents.ts';
import { gid, readStage, uids } from './oci-bundle.ts';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'Containerfile'), 'utf8');
const lines = text.split('\n').filter((line) => !line.startsWith('#'));
const of = (word: string) =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
const names = images.map(({ name }) => name);
const files = sourceFiles(root);

test('the base has no default and no tag: it is given by its digest', () => {
  expect(of('ARG')).toEqual(['BASE', 'RELEASE=development']);
  const stages: string[] = [];
  for (const from of of('FROM')) {
    const [, base = '', stage = ''] = /^(\S+) AS (\S+)$/.exec(from) ?? [];
    expect(base === '${BASE}' || stages.includes(base), from).toBe(true);
    stages.push(stage);
  }
  expect(stages).toEqual(['node', ...names]);
  expect(readFileSync(join(root, 'ops/images/build'), 'utf8')).toContain('$BASE == *@sha256:*');
  expect(text).not.toMatch(/:latest/);
});

test.each(names)('%s is started by a user of its own, without rights, and by no shell', (name) => {
  const { user, command } = readStage(name);
  expect(user).toBe(`${uids[name]}:${gid}`);
  expect(text).toContain(`${uids[name]}`);
  expect(command.length).toBeGreaterThan(1);
  expect(['sh', 'bash', '/bin/sh']).not.toContain(command[0]);
  expect(new Set(Object.values(uids)).size).toBe(names.length);
});

test('every source that is copied is a folder of the build context, made from files that exist', () => {
  expect(of('COPY').map((line) => line.split(' ')[0])).toEqual(['node', ...names]);
  for (const { workspaces, starts, extras } of images) {
    for (const file of [...workspaces.map((folder) => `${folder}/package.json`), ...starts])
      expect(existsSync(join(root, file)), file).toBe(true);
    for (const { from } of extras)
      expect(existsSync(join(root, from)) || ['models:', 'apps/web/dist'].includes(from), from).toBe(true);
  }
});

test('nothing is compiled, downloaded by hand or left over', () => {
  expect(of('ADD')).toEqual([]);
  const runs = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.startsWith('RUN '));
  for (const run of runs) {
    expect(run).not.toMatch(/\b(curl|wget|npm|npx|git|make|gcc|pip)\b/);
    if (run.includes('apt-get install')) {
      expect(run).toContain('--no-install-recommends');
      expect(run).toContain('rm -rf /var/lib/apt/lists/*');
    }
  }
  for (const env of of('ENV')) expect(env).not.toMatch(/PASSWORD|SECRET|_URL=|_KEY=/);
});

// An import of values, at the start of a file or when it is needed, or a package whose files are read.
const imported = /^(?:import|export)\s+(type\s+)?[^'";()]*?\bfrom\s*|^import\s*|\bimport\(\s*/.source;
const located = /\bimport\.meta\.resolve\(|\.url\)\.resolve\(/.source;
const specifier = new RegExp(`(?:${imported}|${located})'(@?[a-z][\\w.-]*(?:/[\\w./-]+)?)'`, 'gm');
const graph = readImports(root, files);
const next = Map.groupBy(
  graph.filter(({ isType }) => !isType),
  ({ from }) => from,
);

// Everything that may be loaded, also what is loaded only when it is needed.
function reachable(starts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(next.get(file) ?? []).map(({ to }) => to));
  }
  return found;
}

const packagesUsed = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(specifier)].flatMap(([, type, wanted = '']) => {
    if (type !== undefined || /^(node:|@visawright\/|\/|#)/.test(wanted)) return [];
    return [wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/')];
  });

// What a package of npm imports of its neighbours, as far as its package.json says it: peers are part of that.
test.each(images.filter(({ starts }) => starts.length > 0))('$name: what its programs import is in it', (image) => {
  const all = [...reachable(image.starts)];
  expect(all.length).toBeGreaterThan(image.name === 'readers' ? 20 : 2);
  const isHere = (file: string) => belongsTo(image.workspaces, file);
  expect(all.filter((file) => !isHere(file))).toEqual([]);
  const installed = new Set(packagesOf(readLock(root), image).map((locked) => locked.name));
  const missing = all.flatMap((file) => packagesUsed(file).filter((used) => !installed.has(used)));
  expect([...new Set(missing)]).toEqual([]);
});

test('peers come along', () => {
  const held = packagesOf(
    readLock(root),
    images.find(({ name }) => name === 'worker')!,
  ).map((locked) => locked.name);
  expect(held).toEqual(expect.arrayContaining(['@mantine/colors-generator', 'chroma-js']));
});

test('no image holds tests, demo data or what only development needs', () => {
  for (const image of images) {
    const { name, workspaces } = image;
    const own = files.filter((file) => belongsTo(workspaces, file));
    expect(
      own.filter((file) => /\.test\.|\/testing\/|specimens|packages\/unseen|^apps\/demo|^e2e|^bench|^ops/.test(file)),
      name,
    ).toEqual([]);
    const development = ['typescript', 'vite', 'vitest', 'playwright-core', 'maildev', 'react', 'npm'];
    const held = packagesOf(readLock(root), image).map((locked) => locked.name);
    expect(
      held.filter((each) => development.includes(each)),
      name,
    ).toEqual([]);
  }
});
