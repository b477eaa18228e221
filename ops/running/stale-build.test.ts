import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStale } from './stale-build.ts';

let root: string;
const source = 'apps/web/src/lib/file.ts';
const built = 'apps/web/dist/index.html';
const at = (path: string, seconds: number) => utimesSync(join(root, path), seconds, seconds);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stale-'));
  for (const path of [source, built]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  for (const path of [source, dirname(source), 'apps/web/src']) at(path, 1_000);
  at(built, 2_000);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a build is outdated when it is missing, or a source was changed or removed after it', () => {
  expect(isStale(root)).toBe(false);
  at(source, 3_000);
  expect(isStale(root)).toBe(true);
  at(source, 1_000);
  expect(isStale(root)).toBe(false);
  rmSync(join(root, source));
  at(dirname(source), 3_000);
  expect(isStale(root)).toBe(true);
  at(dirname(source), 1_000);
  rmSync(join(root, built));
  expect(isStale(root)).toBe(true);
});
