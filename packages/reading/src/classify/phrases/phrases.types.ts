import type { Category } from '@visawright/forms/documents/categories.ts';

// Phrases printed on documents of a kind. Compared without case, diacritics and frequent OCR errors;
// {a|b} stands for any one of several wordings and counts once.
export interface KindPhrases {
  readonly category: Category['category'];
  readonly kind: string;
  readonly isCard?: true; // a card or a sticker: it has no sentences
  readonly titles: readonly string[]; // the document's own title: weighs most in a heading, little in a letter's list of enclosures
  readonly sure?: readonly string[]; // rare on other documents
  readonly likely?: readonly string[]; // common on it, but also elsewhere
  readonly signs?: readonly string[]; // numbers and codes, as regular expressions on the text as printed
  readonly needs?: readonly string[]; // at least one of these is required
  readonly never?: readonly string[]; // counts against it
}
