import type { Category } from '@visawright/forms/categories.ts';

export interface Classified {
  readonly category: Category['category'];
  readonly kind: string;
  readonly outcome: 'accept' | 'confirm';
}

export interface PageClass extends Classified {
  readonly score: number; // 0..1
  readonly scores: Readonly<Record<string, number>>; // by kind
  readonly by: 'patterns' | 'meaning' | 'learnt' | 'nothing';
  readonly embedding?: Float32Array; // only where the meaning had to be asked
}
