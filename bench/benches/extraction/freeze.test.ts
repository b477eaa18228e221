import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heldOutSetId } from '@visawright/specimens/held-out/held-out-set.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dependenciesOf, readImports, sourceFiles as allFiles } from '../../../ops/modules/import-graph.ts';
import { BrokenRun } from '../../measurement.ts';
import { root, sourceFiles } from '../../record/sources-hash.ts';
import { currentState, drawingSources, engineSources, openedSets, openHeldOutSet } from './freeze.ts';

describe('a held-out set', () => {
  let folder = '';
  const file = () => join(folder, 'frozen.json');
  const state = { set: 'one', drawings: 'd1', engine: 'e1' };
  const day = new Date('2026-11-16T10:00:00Z');
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'frozen-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is recorded with the engine when it is opened, and measured again with the same engine', () => {
    const opened = openHeldOutSet(state, { file: file(), now: day });
    expect(opened).toEqual({ ...state, openedAt: '2026-11-16T10:00:00.000Z' });
    const before = readFileSync(file(), 'utf8');
    expect(openHeldOutSet(state, { file: file(), now: new Date('2027-01-01') })).toEqual(opened);
    expect(readFileSync(file(), 'utf8')).toBe(before);
  });

  it('is refused with a changed engine, and stays refused', () => {
    openHeldOutSet(state, { file: file(), now: day });
    const changed = () => openHeldOutSet({ ...state, engine: 'e2' }, { file: file() });
    expect(changed).toThrow(BrokenRun);
    expect(changed).toThrow(
      /one was opened with the engine e1, and the engine is now e2: a new held-out set .* is needed/,
    );
    expect(openedSets(file())).toHaveLength(1);
  });

  it('is refused when its drawings changed under the same id', () => {
    openHeldOutSet(state, { file: file(), now: day });
    expect(() => openHeldOutSet({ ...state, drawings: 'd2' }, { file: file() })).toThrow(
      /a changed set needs a new id/,
    );
  });

  it('is opened and recorded again under a new id, while the earlier one stays closed to the new engine', () => {
    openHeldOutSet(state, { file: file(), now: day });
    const next = { set: 'two', drawings: 'd2', engine: 'e2' };
    openHeldOutSet(next, { file: file(), now: day });
    expect(openedSets(file()).map(({ set, engine }) => [set, engine])).toEqual([
      ['one', 'e1'],
      ['two', 'e2'],
    ]);
    expect(() => openHeldOutSet({ ...state, engine: 'e2' }, { file: file() })).toThrow(BrokenRun);
  });

  it('is opened once by each engine where that is allowed, and by none after its drawings changed', () => {
    const each = { file: file(), now: day, isPerEngine: true };
    openHeldOutSet(state, each);
    openHeldOutSet({ ...state, engine: 'e2' }, each);
    openHeldOutSet(state, each);
    expect(openedSets(file()).map(({ engine }) => engine)).toEqual(['e1', 'e2']);
    expect(() => openHeldOutSet({ ...state, engine: 'e3', drawings: 'd2' }, each)).toThrow(
      /a changed set needs a new id/,
    );
  });

  it('is not opened when the record cannot be read', () => {
    writeFileSync(file(), '{"sets": [');
    expect(() => openHeldOutSet(state, { file: file(), now: day })).toThrow(SyntaxError);
    expect(readFileSync(file(), 'utf8')).toBe('{"sets": [');
  });
});

describe('the hashed sources', () => {
  const files = allFiles(root);
  const imports = readImports(root, files);
  const loadedBy = (...entries: string[]) => [
    ...new Set(entries.flatMap((entry) => [entry, ...dependenciesOf(entry, imports)])),
  ];

  it('contain everything the engine loads, and its data', () => {
    // Only the lists of field types and sources and the statuses of applications: they decide nothing while a document is read.
    const withoutInfluence = [
      'packages/contract/src/applications/visa-group.ts',
      'packages/contract/src/documents/document-facts.ts',
      'packages/contract/src/forms/fact-kinds.ts',
      'packages/forms/src/documents/categories.ts',
      'packages/forms/src/form/form-schema.ts',
      'packages/forms/src/form/provenance/provenance-schema.ts',
    ];
    const hashed = sourceFiles(engineSources);
    const loaded = loadedBy('packages/reading/src/read-documents.ts', 'packages/reading/src/text/pdf-pages.ts');
    expect(loaded.filter((path) => !hashed.includes(path)).sort()).toEqual(withoutInfluence);
    expect(hashed).toContain('packages/reading/src/classify/prototypes/vectors.bin');
    expect(hashed.filter((path) => /\.test\.ts$|\/testing\//.test(path))).toEqual([]);
  });

  it('contain everything that draws the held-out set', () => {
    const hashed = sourceFiles(drawingSources);
    const loaded = loadedBy('packages/specimens/src/held-out/held-out-mixed-pdf.ts');
    const missing = loaded.filter((path) => path.startsWith('packages/specimens/') && !hashed.includes(path));
    expect(missing).toEqual([]);
  });

  it('give hashes of the current engine and set', () => {
    expect(currentState(heldOutSetId)).toEqual({
      set: heldOutSetId,
      drawings: expect.stringMatching(/^[\da-f]{16}$/) as string,
      engine: expect.stringMatching(/^[\da-f]{16}$/) as string,
    });
  });
});
