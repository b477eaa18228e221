import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { typePrograms } from './type-programs.ts';

const root = mkdtempSync(join(tmpdir(), 'vw-types-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function writeWorkspace(name: string, config: object): string {
  mkdirSync(join(root, name), { recursive: true });
  writeFileSync(join(root, name, 'tsconfig.json'), JSON.stringify(config));
  return name;
}

test('workspaces with the same options are one program, others their own', () => {
  const base = { extends: '../../tsconfig.base.json', include: ['src'] };
  const names = [
    writeWorkspace('packages/a', base),
    writeWorkspace('packages/b', { ...base, compilerOptions: { lib: ['dom'] } }),
    writeWorkspace('c', { extends: '../tsconfig.base.json', include: ['**/*.ts'], exclude: ['out'] }),
  ];
  const folder = join(root, '.stack', 'check');
  const programs = typePrograms(root, names, folder);
  expect(programs.map(({ workspaces }) => workspaces)).toEqual([['packages/a', 'c'], ['packages/b']]);
  expect(programs[1]!.config).toBe(join(root, 'packages/b'));
  expect(JSON.parse(readFileSync(programs[0]!.config, 'utf8'))).toEqual({
    extends: '../../tsconfig.base.json',
    compilerOptions: {},
    include: ['../../packages/a/src', '../../c/**/*.ts'],
    exclude: ['../../c/out'],
  });
});
