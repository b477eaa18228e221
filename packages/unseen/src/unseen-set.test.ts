import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories } from '@visawright/forms/documents/categories.ts';
import { expect, it } from 'vitest';
import { dependenciesOf, readImports, sourceFiles } from '../../../ops/modules/import-graph.ts';
import * as issuers from './facts/issuers.ts';
import { familyNames, hosts, men, women } from './facts/people.ts';
import { houses, streets } from './facts/places.ts';
import { kinds } from './kinds.ts';
import { openLayouts } from './open/open-layouts.ts';
import { designs } from './passports/designs.ts';
import { unseenFiles } from './unseen-files.ts';

const root = join(import.meta.dirname, '../../..');
const files = unseenFiles();
const documents = files.flatMap((file) => file.documents);
const lateNames: Readonly<Record<string, string>> = {
  'tax-statement-26as': 'Form 26AS',
  'annual-information-statement': 'Annual information statement (AIS)',
  'net-worth-certificate': 'Net worth certificate',
};
const layoutOf = (document: (typeof documents)[number]) =>
  'of' in document ? `${document.of.kind}: ${document.layout.name}` : `passport: ${document.passport}`;

it('has at least 300 documents in at least 70 layouts, on every route', () => {
  expect(documents.length).toBeGreaterThanOrEqual(300);
  expect(new Set(documents.map(layoutOf)).size).toBeGreaterThanOrEqual(70);
  for (const route of ['text', 'scan', 'photo'])
    expect(documents.filter((document) => document.route === route).length).toBeGreaterThan(40);
  expect(files.filter((file) => file.documents.length > 1).length).toBeGreaterThanOrEqual(10);
  expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
});

it('has every kind of the catalogue in at least three layouts', () => {
  const drawn = new Map<string, Set<string>>();
  for (const document of documents) {
    // Three kinds were drawn before the catalogue had them, under names of their own (late-kinds.ts of the bench).
    const kind =
      'of' in document
        ? (lateNames[document.of.id ?? ''] ?? document.of.kind)
        : document.isPrevious
          ? 'Previous passport'
          : 'Indian passport';
    drawn.set(kind, (drawn.get(kind) ?? new Set()).add(layoutOf(document)));
  }
  const names = categories.flatMap((category) => category.kinds.map(({ name }) => name));
  expect(names.filter((name) => (drawn.get(name)?.size ?? 0) < 3)).toEqual([]);
});

it('has passports of sixteen countries: adults, children and people with a single name', () => {
  expect(designs.map(({ state }) => state)).toEqual(expect.arrayContaining(['IND', 'GBR', 'USA', 'DEU', 'NPL', 'BGD']));
  expect(designs.length).toBeGreaterThanOrEqual(16);
  for (const { state } of designs)
    for (const holder of ['adult', 'child', 'single'])
      expect(
        documents.some(
          (document) => 'passport' in document && document.passport === state && document.holder === holder,
        ),
      ).toBe(true);
});

it('has two applications of twelve files', () => {
  for (const name of ['application 0', 'application 1'])
    expect(files.filter(({ application }) => application === name)).toHaveLength(12);
});

it('keeps the open layouts apart', () => {
  const open = new Set(Object.values(openLayouts).map(({ name }) => name));
  expect(kinds.flatMap(({ layouts }) => layouts).filter(({ name }) => open.has(name))).toEqual([]);
});

it('imports nothing of the readers and of other specimens', () => {
  const imports = readImports(root, sourceFiles(root));
  const own = new Set(
    imports.map(({ from }) => from).filter((from) => from.startsWith('packages/unseen/') && !from.endsWith('.test.ts')),
  );
  const reached = new Set([...own].flatMap((file) => [...dependenciesOf(file, imports)]));
  expect([...reached].filter((file) => /^packages\/(reading|specimens)\//.test(file))).toEqual([]);
  const importers = imports.filter(
    ({ from, to }) => to.startsWith('packages/unseen/') && !from.startsWith('packages/unseen/'),
  );
  expect(importers.filter(({ from }) => !from.startsWith('bench/benches/unseen'))).toEqual([]);
});

const searched = ['reading/src/**/*.{ts,json}', 'reading/testing/**/*.{ts,json}', 'specimens/src/**/*.{ts,json}'];
const texts = globSync(searched, { cwd: join(root, 'packages') })
  .map((file) => readFileSync(join(root, 'packages', file), 'utf8').toLowerCase())
  .join('\n');
const isElsewhere = (name: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(name.toLowerCase())}(?![\p{L}\p{N}])`, 'u').test(texts);

it('shares no person, issuer, house or street with the readers and other specimens', () => {
  expect(isElsewhere('Pune')).toBe(true);
  const {
    banks,
    employers,
    airlines,
    hotels,
    insurers,
    universities,
    foreignUniversities,
    carriers,
    utilities,
    clinics,
    courts,
  } = issuers;
  const named = [
    ...banks,
    ...employers,
    ...airlines,
    ...hotels,
    ...universities,
    ...foreignUniversities,
    ...utilities,
  ].map(({ name }) => name);
  const people = [...men, ...women, ...familyNames, ...hosts, ...designs.flatMap(({ families }) => families)];
  const all = [...named, ...people, ...insurers, ...carriers, ...clinics, ...courts, ...houses, ...streets];
  expect(all.filter(isElsewhere)).toEqual([]);
});
