/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TextTree } from '../../lib/translation/text-tree.ts';

// Guides name buttons, fields and messages as they are on screen: **bold** is a whole text of the product, “quoted” a part of one.
const source = join(import.meta.dirname, '../..');
const root = join(source, '../../..');
const folder = join(root, 'docs/use');
const guides = readdirSync(folder).filter((file) => file.endsWith('.md'));
type Language = 'en' | 'hi';

const flat = (tree: TextTree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? value.split('\n') : flat(value)));

async function textsOf(language: Language): Promise<string[]> {
  const folders = readdirSync(join(source, 'translations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => join(source, 'translations', name, `${language}.ts`));
  const panel = join(root, `apps/extension/src/texts/${language}.ts`);
  const modules = await Promise.all(
    [...folders, panel].map((file) => import(file) as Promise<Record<string, TextTree>>),
  );
  return modules.flatMap((module) => Object.values(module).flatMap((tree) => flat(tree)));
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const blank = /\{\{\w+\}\}/g;
const patternOf = (text: string) =>
  text
    .split(blank)
    .map((part) => escape(part))
    .join(String.raw`\d+`); // a guide names a count; of other texts with blanks it quotes a part

function judge(texts: readonly string[]) {
  const whole = texts
    .filter((text) => text.replaceAll(blank, '').trim() !== '')
    .map((text) => new RegExp(`^${patternOf(text.trim())}$`));
  const plain = texts.join('\n').replaceAll('’', "'");
  return {
    isWhole: (label: string) => whole.some((each) => each.test(label)),
    isPart: (label: string) =>
      plain.includes(label.replaceAll('’', "'").replace(/\.$/, '')) || whole.some((each) => each.test(label)),
  };
}

const judges = { en: judge(await textsOf('en')), hi: judge(await textsOf('hi')) };
const languageOf = (file: string): Language => (file.endsWith('.hi.md') ? 'hi' : 'en');

function unknownLabels(text: string, language: Language): string[] {
  const { isWhole, isPart } = judges[language];
  const joined = text.replaceAll(/\n\s*/g, ' ');
  const bold = [...joined.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label);
  const quoted = [...joined.matchAll(/“([^”]+)”/g)].map(([, label = '']) => label);
  return [...bold.filter((label) => !isWhole(label)), ...quoted.filter((label) => !isPart(label))];
}

test.each(guides)('every label that %s names is on screen', (file) => {
  expect(unknownLabels(readFileSync(join(folder, file), 'utf8'), languageOf(file))).toEqual([]);
});

test('a label that is not on screen is found', () => {
  expect(unknownLabels('Choose **Continue to\n guidelines**, then **Send to 2 reviewers**.', 'en')).toEqual([]);
  expect(unknownLabels('Choose **Go on to guidelines**, or “Press here”.', 'en')).toEqual([
    'Go on to guidelines',
    'Press here',
  ]);
  expect(unknownLabels('**Continue to guidelines** चुनें।', 'hi')).toEqual(['Continue to guidelines']);
});

test.each(guides)('%s has a title, an introduction and five tasks or more', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(/^# .+\n\n[^#]/);
  expect(text.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(5);
});
