import { documentCategories } from '@visawright/contract/document-facts.ts';
import { expect, test } from 'vitest';
import { categoryWords } from './category-words.ts';

test.each(['en', 'hi'] as const)('every category has a name and a reason of its own in %s', (language) => {
  const words = documentCategories.map((category) => categoryWords[language][category]);
  expect(new Set(words.map(({ name }) => name)).size).toBe(documentCategories.length);
  expect(new Set(words.map(({ why }) => why)).size).toBe(documentCategories.length);
});

test("English names are the specification's", () => {
  for (const category of documentCategories) expect(categoryWords.en[category].name).toBe(category);
});
