import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import data from '../../category-texts.json' with { type: 'json' };

export type Language = 'en' | 'hi';

export interface CategoryTexts {
  readonly name: string;
  readonly why: string; // why a consulate asks for documents of this category
}

// Shared by the checklist's screen, its printed list and the shared page.
export const categoryTexts: Readonly<Record<Language, Readonly<Record<DocumentCategory, CategoryTexts>>>> = data;
