import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dependenciesOf, readImports, sourceFiles } from '../../../../ops/modules/import-graph.ts';

const root = join(import.meta.dirname, '../../../..');
const specimens = 'packages/specimens/src/';
const heldOut = `${specimens}held-out/`;

// What draws and photographs a page, whatever stands on it; the random generator; the definition of the document kinds.
const shared = [
  'packages/forms/src/documents/categories.ts',
  `${specimens}documents/printing/flat-scan.ts`,
  `${specimens}documents/printing/pdf-tools.ts`,
  `${specimens}documents/printing/phone-photo.ts`,
  `${specimens}documents/printing/picture-files.ts`,
  `${specimens}documents/printing/press.ts`,
  `${specimens}random.ts`,
];
// What these import in turn.
const below = [/\/degrade\/[\w-]+\.ts$/, /\/documents\/printing\/measuring\.ts$/, /\/src\/html\.ts$/];

const imports = readImports(root, sourceFiles(root));
const isDrawing = (file: string) => file.startsWith(heldOut) && !file.endsWith('.test.ts');
const foreign = (of: typeof imports) =>
  [...new Set(of.filter(({ from, to }) => isDrawing(from) && !to.startsWith(heldOut)).map(({ to }) => to))].sort();

it('imports nothing that other specimens were drawn with, except the listed low-level parts', () => {
  expect(foreign(imports)).toEqual(shared);
});

it('reaches no facts, issuers, names or markup through those parts', () => {
  const reached = new Set(shared.flatMap((file) => [...dependenciesOf(file, imports)]));
  const others = [...reached].filter((file) => file.startsWith(specimens) && !shared.includes(file));
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((file) => !below.some((pattern) => pattern.test(file)))).toEqual([]);
});

it('is imported by no other specimen, so that readers cannot be tuned on it by accident', () => {
  const importers = imports.filter(({ from, to }) => to.startsWith(heldOut) && !from.startsWith(heldOut));
  const measurements = ['bench/benches/extraction', 'bench/proofs/sorting/'];
  expect(importers.filter(({ from }) => !measurements.some((folder) => from.startsWith(folder)))).toEqual([]);
});

it('would notice an import of shared facts', () => {
  const planted = { from: `${heldOut}x.ts`, to: `${specimens}documents/facts/issuers.ts`, isType: true, isLazy: false };
  expect(foreign([...imports, planted])).not.toEqual(shared);
});
