import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as issuers from './facts/issuers.ts';
import { familyNames, givenNames, hostNames } from './facts/names.ts';
import { homes, localities } from './facts/places.ts';

const packages = join(import.meta.dirname, '../../..');
const searched = ['reading/src/**/*.{ts,json}', 'reading/testing/**/*.{ts,json}', 'specimens/src/**/*.{ts,json}'];
const texts = globSync(searched, { cwd: packages })
  .filter((file) => !file.startsWith('specimens/src/held-out/'))
  .map((file) => ({ file, text: readFileSync(join(packages, file), 'utf8').toLowerCase() }));

// Every text in the lists of issuers, without codes and addresses of sites.
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[A-Z]{2,4}$|^\d+$|\.example\./.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}
const { publicAuthorities, ...invented } = issuers;
const cities = new Set(issuers.universities.map(({ city }) => city as string));
const issuerNames = namesIn(invented).filter((name) => !cities.has(name));
const personNames = [...givenNames.M, ...givenNames.F, ...familyNames, ...hostNames.flatMap((name) => name.split(' '))];

const occurrences = (name: string) => {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name.toLowerCase())}(?![\\p{L}\\p{N}])`, 'u');
  return texts.filter(({ text }) => whole.test(text)).map(({ file }) => `${name}: ${file}`);
};

it('searches the readers and the other specimens', () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(occurrences('Pune').length).toBeGreaterThan(0);
});

it('has no person of the held-out set anywhere else', () => {
  expect(personNames.length).toBeGreaterThan(60);
  expect(personNames.flatMap(occurrences)).toEqual([]);
});

it('has no issuer of the held-out set anywhere else', () => {
  expect(issuerNames.length).toBeGreaterThan(40);
  expect(issuerNames.flatMap(occurrences)).toEqual([]);
  expect(publicAuthorities.every((name) => occurrences(name).length > 0)).toBe(true); // not invented, so not searched for
});

it('has no home and no street of the held-out set anywhere else', () =>
  expect([...homes, ...localities].flatMap(occurrences)).toEqual([]));
