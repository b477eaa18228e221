import type { Category } from '@visawright/forms/documents/categories.ts';

export interface Classification {
  readonly category: Category['category'];
  readonly kind: string;
  readonly outcome: 'accept' | 'confirm';
}

export interface PageClass extends Classification {
  readonly score: number; // 0..1
  readonly scores: Readonly<Record<string, number>>; // by kind
  readonly by: 'patterns' | 'meaning' | 'learnt' | 'nothing';
  readonly embedding?: Float32Array; // only if the sentence model was used
}
