import { expect, test } from 'vitest';
import { answerKind, FieldMeaning, fieldMeanings } from './field-dictionary.ts';
import { forms } from '../destinations/form-files.ts';

const asked = [...forms.values()].flatMap((form) => form.sections).flatMap((section) => section.fields);
const meanings = new Map(fieldMeanings.map((meaning) => [meaning.id, meaning]));

test('the dictionary fits its schema, one line an id', () => {
  expect(FieldMeaning.array().safeParse(fieldMeanings).error?.issues ?? []).toEqual([]);
  expect(meanings.size).toBe(fieldMeanings.length);
});

test('every field of a form has a meaning of the same kind', () => {
  const wrong = asked.filter((field) => answerKind(meanings.get(field.id)?.type ?? 'none') !== answerKind(field.type));
  expect(wrong.map((field) => field.id)).toEqual([]);
});

test('no meaning is left that no form asks for', () => {
  const ids = new Set(asked.map((field) => field.id));
  expect(fieldMeanings.filter(({ id }) => !ids.has(id)).map(({ id }) => id)).toEqual([]);
});

test('equivalent wordings: each once, and each group leads to an option of some form', () => {
  for (const { id, equivalents = [] } of fieldMeanings) {
    const words = equivalents.flat();
    expect(new Set(words).size).toBe(words.length);
    const options = new Set(asked.filter((field) => field.id === id).flatMap((field) => field.options ?? []));
    for (const group of equivalents) expect(group.some((word) => options.has(word))).toBe(true);
  }
});

test('what a person declares is never carried over', () => {
  for (const id of ['declarationAccepted', 'convictedAnyCountry', 'refusedVisaAnyCountry', 'characterDetails'])
    expect([id, meanings.get(id)?.scope]).toEqual([id, 'declaration']);
});
