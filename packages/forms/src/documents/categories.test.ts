import { documentCategories } from '@visawright/contract/documents/document-facts.ts';
import { expect, test } from 'vitest';
import { categories, Category, documentRefs } from './categories.ts';

const kinds = categories.flatMap((category) => category.kinds);

test('the thirteen categories, by the product’s names and in its order', () => {
  expect(Category.array().safeParse(categories).error?.issues ?? []).toEqual([]);
  expect(categories.map((each) => each.category)).toEqual(documentCategories);
});

test('48 kinds of documents with 416 fields', () => {
  expect(kinds).toHaveLength(48);
  expect(kinds.flatMap((kind) => kind.fields)).toHaveLength(416);
  expect(documentRefs.has('Passport.surname')).toBe(true);
});

test.each(kinds)('$name: a field once, derived from its own, with a pattern that reads', ({ fields }) => {
  const ids = fields.map((field) => field.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const field of fields) {
    for (const source of field.derivedFrom ?? []) expect(ids.filter((id) => id !== field.id)).toContain(source);
    expect(() => new RegExp(field.pattern ?? '')).not.toThrow();
  }
});

test('identity numbers are marked as sensitive', () => {
  const sensitive = kinds.flatMap((kind) => kind.fields).filter((field) => field.sensitive);
  expect(sensitive.map((field) => field.id).sort()).toEqual(['aadhaarNumber', 'panNumber']);
});
