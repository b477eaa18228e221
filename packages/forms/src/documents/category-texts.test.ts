import { documentCategories } from '@visawright/contract/documents/document-facts.ts';
import { expect, test } from 'vitest';
import { categoryTexts } from './category-texts.ts';

test.each(['en', 'hi'] as const)('every category has a name and a reason of its own in %s', (language) => {
  const words = documentCategories.map((category) => categoryTexts[language][category]);
  expect(new Set(words.map(({ name }) => name)).size).toBe(documentCategories.length);
  expect(new Set(words.map(({ why }) => why)).size).toBe(documentCategories.length);
});

test("English names are the specification's", () => {
  for (const category of documentCategories) expect(categoryTexts.en[category].name).toBe(category);
});
