import type { DocumentReading, ReadDocument, ReadValue, Word } from '@visawright/reading/engine.types.ts';

// What a test's engine returns for a file.
export const box = (left: number, top: number, right: number, bottom: number): [number, number][] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export const engineValue = (value: string, page: number, more: Partial<ReadValue> = {}): ReadValue => ({
  value,
  raw: value,
  outcome: 'accept',
  confidence: 1,
  page,
  polygon: box(0.1, 0.1, 0.5, 0.15),
  ...more,
});

export const engineDocument = (
  category: ReadDocument['category'],
  kind: string,
  pages: readonly number[],
  more: Partial<ReadDocument> = {},
): ReadDocument => ({ category, categoryOutcome: 'accept', kind, pages, values: {}, ...more });

export const engineReading = (
  documents: readonly ReadDocument[],
  pages: number,
  words: Readonly<Record<number, readonly Word[]>> = {},
): DocumentReading => ({
  engine: { name: 'double', version: '1' },
  documents,
  retake: [],
  pages: Array.from({ length: pages }, (_, n) => ({
    page: n + 1,
    width: 1000,
    height: 1414,
    turn: 0 as const,
    retake: [],
    words: words[n + 1] ?? [],
  })),
});
