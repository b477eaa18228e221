import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMissingPackages } from './find-missing-packages.ts';

let root: string;
const { platform, arch } = process;
const plain = { version: '1.0.0', bin: { plain: 'run.js' } };
const native = { version: '1.0.0', optional: true, os: [platform], cpu: [arch] };
const foreign = { version: '1.0.0', optional: true, os: ['elsewhere'], cpu: [arch] };
const packages = {
  '': { name: 'all' },
  'apps/one': { version: '1.0.0' },
  'node_modules/plain': plain,
  'node_modules/native': native,
  'node_modules/foreign': foreign,
};

const write = (path: string, value: unknown) => writeFileSync(join(root, path), JSON.stringify(value));

function install(rows: Record<string, { version?: string }>): void {
  for (const path of Object.keys(rows)) {
    mkdirSync(join(root, path), { recursive: true });
    write(`${path}/package.json`, {});
  }
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true });
  write('node_modules/.bin/plain', '');
  write('node_modules/.package-lock.json', { packages: rows });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
  write('package-lock.json', { packages });
  install({ 'node_modules/plain': plain, 'node_modules/native': native });
});
afterEach(() => rmSync(root, { recursive: true }));

test('nothing is missing after a complete installation, which leaves out other platforms', () =>
  expect(findMissingPackages(root)).toEqual([]));

test('an installation that did not finish', () => {
  rmSync(join(root, 'node_modules/.package-lock.json'));
  expect(findMissingPackages(root)).not.toEqual([]);
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(findMissingPackages(root)).not.toEqual([]);
});

test('a package, a command or the native part of this platform that is gone', () => {
  rmSync(join(root, 'node_modules/plain'), { recursive: true });
  expect(findMissingPackages(root)).toEqual(['node_modules/plain']);
  install({ 'node_modules/plain': plain });
  expect(findMissingPackages(root)).toEqual(['node_modules/native']);
  install({ 'node_modules/plain': plain, 'node_modules/native': native });
  rmSync(join(root, 'node_modules/.bin/plain'));
  expect(findMissingPackages(root)).toEqual(['node_modules/.bin/plain']);
});

test('another version than the one that is locked', () => {
  install({ 'node_modules/plain': { version: '0.9.0' }, 'node_modules/native': native });
  expect(findMissingPackages(root)).toEqual(['node_modules/plain']);
});

test('this project has all of its packages', () =>
  expect(findMissingPackages(join(import.meta.dirname, '../..'))).toEqual([]));
