import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unknownCommands } from './docs/commands.ts';
import { codeOf, docPages, docText as text, root } from './docs/doc-pages.ts';
import { missingFiles } from './docs/files.ts';
import { brokenLinks } from './docs/links.ts';
import { unknownSettings } from './docs/settings.ts';
import { sourceFiles } from './modules/import-graph.ts';

// Decisions and the change log say what was true on their day; their links still lead somewhere.
const isHistory = (page: string) => page.startsWith('docs/decisions/') || page === 'CHANGELOG.md';
const current = docPages.filter((page) => !isHistory(page));

test.each(docPages)('%s links to files and headings that exist', (page) => {
  expect(brokenLinks(page, text(page))).toEqual([]);
});

test.each(current)('%s names files that exist', (page) => {
  expect(codeOf(text(page)).flatMap((code) => missingFiles(code.text))).toEqual([]);
});

test.each(current)('%s names commands, flags and settings that exist', (page) => {
  expect(unknownCommands(text(page))).toEqual([]);
  expect(unknownSettings(text(page))).toEqual([]);
});

test('what does not exist is found', () => {
  const page = 'docs/operate/install.md';
  const fence = (code: string) => `\n\`\`\`\n${code}\n\`\`\`\n`;
  expect(
    brokenLinks(page, '[a](upgrade.md#roll-back) [b](none.md) [c](upgrade.md#none) [d](../../../outside.md)'),
  ).toEqual(['none.md', 'upgrade.md#none', '../../../outside.md']);
  expect(brokenLinks(page, '# One\n\n[a](#one) [b](#two)')).toEqual(['#two']);
  const commands = 'npm run realm -- list\nnpm run nothing\nops/backup wal --every 10\nops/nothing up\nops/backup all';
  expect(unknownCommands(fence(commands))).toEqual(['npm run nothing', 'ops/nothing up', 'ops/backup all: all']);
  expect(
    unknownCommands('`npm run realm -- create --path PATH --colour #fff` and `npm run keys -- rotate root`'),
  ).toEqual(['npm run realm -- create --path PATH --colour: --colour']);
  expect(unknownSettings('`PUBLIC_URL`, `SMTP_URL_FILE`, `SMTP_ADDRESS_URL`, `PUBLIC_URL_FILE_NAME`')).toEqual([
    'SMTP_ADDRESS_URL',
    'PUBLIC_URL_FILE_NAME',
  ]);
  expect(missingFiles('ops/stack, server/entry/api.ts, deploy/nothing.yaml and deploy/secrets/root_key')).toEqual([
    'deploy/nothing.yaml',
  ]);
});

// A fence of the kind `sh run` holds commands that change nothing and need no running part; `sh run=0,1` names other exit codes than 0.
const runnable = docPages.flatMap((page) =>
  codeOf(text(page)).flatMap(({ kind, text: code }) => {
    const wanted = /^sh run(?:=([\d,]+))?$/.exec(kind ?? '');
    return wanted
      ? code
          .trim()
          .split('\n')
          .map((line) => [page, line, (wanted[1] ?? '0').split(',').map(Number)] as const)
      : [];
  }),
);

test('there are commands to run', () => expect(runnable.length).toBeGreaterThan(3));

test.concurrent.each(runnable)('%s: %s', async (_page, line, wanted) => {
  const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
    execFile('bash', ['-c', line], { cwd: root, timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, output: stdout + stderr }),
    );
  });
  expect(wanted, output).toContain(code);
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
