/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '@visawright/contract/platform/texts.ts';
import { expect, test } from 'vitest';
import type { TextTree } from '../lib/translation/text-tree.ts';
import { familyText } from './family/family-texts.ts';
import { textKeys, usedKeys } from './testing/used-keys.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);
const load = async (folder: string, language: 'en' | 'hi') =>
  ((await import(join(import.meta.dirname, folder, `${language}.ts`))) as Record<string, TextTree>)[language]!;
const namespaces = await Promise.all(
  folders.map(async (name) => ({ name, en: await load(name, 'en'), hi: await load(name, 'hi') })),
);

const flat = (tree: TextTree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const blanks = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([blank]) => blank).sort();

test('finds the namespaces', () => expect(folders).toEqual(expect.arrayContaining(['shared', 'sign-in'])));

test.each(namespaces)('$name: both languages have the same keys and no empty text', ({ en, hi }) => {
  const [english, hindi] = [flat(en), flat(hi)];
  expect(hindi.map(([key]) => key).sort()).toEqual(english.map(([key]) => key).sort());
  for (const [key, text] of [...english, ...hindi]) expect(text.trim(), key).not.toBe('');
});

test.each(namespaces)('$name: both languages fill in the same values', ({ en, hi }) => {
  const hindi = new Map(flat(hi));
  for (const [key, text] of flat(en)) expect(blanks(hindi.get(key) ?? ''), key).toEqual(blanks(text));
});

// Errors are looked up by the code in a reply, so every one of them counts as used.
test.each(namespaces.filter(({ name }) => name !== 'errors'))('$name: every key is used', ({ name, en }) => {
  const used = usedKeys(name);
  expect(textKeys(flat(en).map(([key]) => key)).filter((key) => !used(key))).toEqual([]);
});

test('a missing key is a type error', () => {
  // @ts-expect-error no such key
  expect(familyText('missing.key')).toBe('missing.key');
  // @ts-expect-error of a template, every value must have a text
  expect(familyText(`dates.${'saved' as 'saved' | 'missing'}`, { count: 2 })).toBeTruthy();
  // @ts-expect-error no such group
  expect(familyText.find('missing.key')).toBeUndefined();
  expect(familyText.find('dates.missing')).toBeUndefined();
});

const onPhonesOnly = ['camera', 'handoff', 'photo'];
test.each(namespaces.filter(({ name }) => !onPhonesOnly.includes(name)))(
  '$name: nobody at a computer is told to tap',
  ({ en, hi }) => {
    for (const [key, text] of [...flat(en), ...flat(hi)]) expect(text, key).not.toMatch(/\btap\b|टैप/i);
  },
);

test("the specification's sentences appear verbatim", () => {
  const english = namespaces.flatMap(({ en }) => flat(en).map(([, text]) => text));
  const sentences = [
    texts.signIn,
    texts.signingIn,
    texts.signInFailed.replace('{message}', '{{message}}'),
    texts.updatePassword,
    texts.passwordsDiffer,
    texts.notFoundTitle,
    texts.notFoundButton,
    texts.somethingWrong,
  ];
  for (const sentence of sentences) expect(english).toContain(sentence);
});

test.each([
  ['email', /\be-mails?\b/i],
  ['documents', /\bpapers\b/i],
  ['p. 1', /\bp\.(\d|\{)/],
  ['submit', /\bhand(ed)? in\b|\blodged?\b/i],
])('one form of each word on screen: %s', (_form, other) => {
  const english = namespaces.flatMap(({ name, en }) => flat(en).map(([key, text]) => `${name}.${key}: ${text}`));
  expect(english.filter((line) => other.test(line.slice(line.indexOf(': '))))).toEqual([]);
});

test('no other translation library is imported', () => {
  const source = join(import.meta.dirname, '..');
  const others = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!test)\.tsx?$/.test(name))
    .filter((name) => /from '(react-)?i18next'/.test(readFileSync(join(source, name), 'utf8')));
  expect(others).toEqual([]);
});
