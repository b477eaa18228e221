/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '@visawright/contract/texts.ts';
import { expect, test } from 'vitest';
import { findWord, fill, type Words } from '../lib/word-table.ts';

const source = join(import.meta.dirname, '..');
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const namespaces = await Promise.all(
  files.map(
    async (name) => [name, (await import(join(import.meta.dirname, name))) as { en: Words; hi: Words }] as const,
  ),
);

const flat = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const places = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).sort();

test('there are words to compare', () => expect(files).toEqual(expect.arrayContaining(['shared.ts', 'signIn.ts'])));

test.each(namespaces)('%s: every English word has a Hindi one and the reverse', (_, { en, hi }) => {
  const [english, hindi] = [flat(en), flat(hi)];
  expect(hindi.map(([key]) => key).sort()).toEqual(english.map(([key]) => key).sort());
  for (const [key, text] of [...english, ...hindi]) expect(text.trim(), key).not.toBe('');
});

test.each(namespaces)('%s: both languages are filled with the same values', (_, { en, hi }) => {
  const hindi = new Map(flat(hi));
  for (const [key, text] of flat(en)) expect(places(hindi.get(key) ?? ''), key).toEqual(places(text));
});

test("the specification's sentences stand verbatim", () => {
  const english = namespaces.flatMap(([, { en }]) => flat(en).map(([, text]) => text));
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

test('one way to say a word: components take useTranslation from lib/words.ts', () => {
  const all = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!test)\.tsx?$/.test(name),
  );
  const others = all.filter((name) => /from '(react-)?i18next'/.test(readFileSync(join(source, name), 'utf8')));
  expect(others).toEqual([]);
});

test('a count takes the plural form of its language', () => {
  const words = { days_one: '{{count}} day', days_other: '{{count}} days', plain: 'word' };
  expect(fill(findWord(words, 'days', 'en', 1)!, { count: 1 })).toBe('1 day');
  expect(fill(findWord(words, 'days', 'en', 11)!, { count: 11 })).toBe('11 days');
  expect(findWord(words, 'plain', 'en', 2)).toBe('word');
  expect(findWord(words, 'nowhere.at.all', 'en')).toBeUndefined();
});

test('a value is set in as it is, never read as a pattern or a place', () =>
  expect(fill('Hello {{name}}, {{other}}', { name: '$& {{other}}' })).toBe('Hello $& {{other}}, {{other}}'));
