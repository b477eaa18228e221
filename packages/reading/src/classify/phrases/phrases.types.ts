import type { Category } from '@visawright/forms/categories.ts';

// What is printed on the papers of a kind. Plain words, compared without case, marks and OCR's usual slips;
// {a|b} stands for any one of several wordings and counts once.
export interface KindPhrases {
  readonly category: Category['category'];
  readonly kind: string;
  readonly isCard?: true; // a card or a sticker: no sentences stand on it
  readonly titles: readonly string[]; // the paper's own name: weighs most in a heading, little in a letter's list of enclosures
  readonly sure?: readonly string[]; // stands on hardly any other paper
  readonly likely?: readonly string[]; // common on it, not rare elsewhere
  readonly signs?: readonly string[]; // numbers and codes, as regular expressions on the text as printed
  readonly needs?: readonly string[]; // without any of these it is none
  readonly never?: readonly string[]; // speaks against it
}
