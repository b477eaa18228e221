import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceFiles, sourcesHash } from './sources-hash.ts';

describe('the hash of the sources of a result', () => {
  let base = '';
  const write = (path: string, text: string) => writeFileSync(join(base, path), text);
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'sources-'));
    mkdirSync(join(base, 'engine', 'inner'), { recursive: true });
    write('engine/read.ts', 'one');
    write('engine/inner/data.json', '{}');
    write('engine/read.test.ts', 'test');
  });
  afterEach(() => rmSync(base, { recursive: true }));

  it('covers files in folders, without tests', () => {
    expect(sourceFiles(['engine'], base)).toEqual(['engine/inner/data.json', 'engine/read.ts']);
  });

  it('changes with the contents, the name and the number of files, not with tests', () => {
    const before = sourcesHash(['engine'], base);
    write('engine/read.test.ts', 'another test');
    expect(sourcesHash(['engine'], base)).toBe(before);
    write('engine/read.ts', 'two');
    const changed = sourcesHash(['engine'], base);
    write('engine/new.ts', '');
    expect(new Set([before, changed, sourcesHash(['engine'], base)]).size).toBe(3);
  });

  it('refuses a source that does not exist', () => {
    expect(() => sourcesHash(['engine', 'gone'], base)).toThrow('gone does not exist');
  });
});
