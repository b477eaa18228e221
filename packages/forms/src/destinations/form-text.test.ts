import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import holidays from '../../holidays.json' with { type: 'json' };
import { destinationIds } from './destinations.ts';
import type { Field, Form, ItemField } from '../form/form-schema.ts';
import type { Provenance } from '../form/provenance-schema.ts';
import { loadFactText, loadFormText, type HindiFile } from './form-text.ts';
import { destinationFiles, forms } from './form-files.ts';
import { allRules } from '../rules/rule-files.ts';
import { ruleProvenance } from '../rules/rule-provenance.ts';

const folder = join(import.meta.dirname, '../../hindi');
const files = new Map(
  readdirSync(folder).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as HindiFile,
  ]),
);
const pairs = [...files.values()].flatMap((file) => Object.entries(file));

const ofField = ({ label, help, options }: Field | ItemField) => [label, help, ...(options ?? [])];
const ofForm = ({ sections }: Form) =>
  sections.flatMap(({ title, fields }) => [
    title,
    ...fields.flatMap((field) => [...ofField(field), ...(field.fields ?? []).flatMap(ofField)]),
  ]);
const ofFacts = (form: Form) => [
  ...form.visaTypes.flatMap(({ name, notes }) => [name, notes]),
  ...form.fees.flatMap(({ basis, conditions }) => [basis, conditions]),
  form.processing?.typical,
  form.processing?.lodgeBefore?.basis,
  form.passportRule.note,
  form.photo.note,
  form.notes,
  ...(form.advice ?? []).flatMap(({ title, text }) => [title, text]),
  form.studentLongStay,
  form.source,
];
// Laws have a title in both languages; other sources keep the language they are written in.
const ofStated = ({ source, note }: Provenance) => (source ? [source.kind === 'law' ? source.title : null] : [note]);
const sources = [
  ...allRules.map(({ rule: { source } }) =>
    'compares' in source ? ruleProvenance(source, forms.get('japan')!).source.name : null,
  ),
  ...allRules.flatMap(({ rule: { source } }) => ('stated' in source && source.stated ? ofStated(source.stated) : [])),
  ...Object.values(holidays.countries).map(({ source }) => source),
];
const facts = [...[...forms.values()].flatMap(ofFacts), ...sources];
const withoutEmpty = (texts: readonly (string | null | undefined)[]) =>
  [...new Set(texts.filter((text) => !!text))] as string[];
const fileOf = (id: string) => destinationFiles.get(id)?.builtOn ?? id;

test.each(destinationIds)('every section, question, option and help of %s is given in Hindi', async (id) => {
  const words = await loadFormText(id, 'hi');
  expect(withoutEmpty(ofForm(forms.get(id)!)).filter((text) => !words.hasTranslation(text))).toEqual([]);
});

test('every fact of every destination, and every source of a rule or calendar, is given in Hindi', async () => {
  const words = await loadFactText('hi');
  expect(withoutEmpty(facts).filter((text) => !words.hasTranslation(text))).toEqual([]);
});

test('no Hindi is left over from a form that has changed, and what several forms say is given once', () => {
  const uses = new Map<string, Set<string>>();
  for (const [id, form] of forms)
    for (const text of withoutEmpty(ofForm(form))) uses.set(text, (uses.get(text) ?? new Set()).add(fileOf(id)));
  const isUsed = (file: string, text: string) =>
    file === 'facts'
      ? facts.includes(text)
      : file === 'shared'
        ? (uses.get(text)?.size ?? 0) > 1
        : uses.get(text)?.has(file) && !files.get('shared')![text];
  const left = [...files].flatMap(([name, file]) => Object.keys(file).filter((text) => !isUsed(name, text)));
  expect(left).toEqual([]);
});

// Units and words written in Devanagari.
const inHindiLetters = new Set(['UK', 'US', 'ID', 'NZ', 'TB', 'PIN']);
const marks = (text: string) => text.match(/\d+(?:[.,:/]\d+)*|[A-Z]{2,}\d*[A-Z]*|\{\{\w+\}\}/g) ?? [];

test('numbers, sums, abbreviations and placeholders are the same in both', () => {
  const lost = pairs.flatMap(([text, hindi]) => {
    const translated = new Set(marks(hindi));
    return marks(text)
      .filter((mark) => !inHindiLetters.has(mark) && !translated.has(mark))
      .map((mark) => [text, mark]);
  });
  expect(lost).toEqual([]);
});

test('a question stays a question, a sentence a sentence', () => {
  const endOf = (text: string) => /[?.।]$/.exec(text)?.[0].replace('।', '.') ?? '';
  const wrong = pairs.filter(([text, hindi]) => endOf(text) !== endOf(hindi));
  expect(wrong).toEqual([]);
});

test('Hindi is in Hindi letters: only codes are the same in both languages', () => {
  const latin = pairs.filter(([, hindi]) => !/[\u0900-\u097F]/.test(hindi));
  expect(latin.filter(([text, hindi]) => text !== hindi || !/^(?:[A-Z]{3}|\d+|[A-Z]\d+\w?.*)$/.test(text))).toEqual([]);
});

test('returns English texts unchanged and marks texts without Hindi', async () => {
  const [en, hi] = [await loadFormText('uk', 'en'), await loadFormText('uk', 'hi')];
  expect([en('Given names'), en.hasTranslation('Given names')]).toEqual(['Given names', true]);
  expect([hi('Given names'), hi('Who will pay?')]).toEqual(['दिया गया नाम', 'ख़र्च कौन देगा?']);
  expect([hi('A question of tomorrow'), hi.hasTranslation('A question of tomorrow')]).toEqual([
    'A question of tomorrow',
    false,
  ]);
  expect(hi.hasTranslation('constructor')).toBe(false);
});
