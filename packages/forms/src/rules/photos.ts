import type { Breach, Facts } from './breach.ts';
import type { Case } from './case.ts';
import { said } from './evidence.ts';
import { numberOf } from './number-of.ts';
import { papersOf, valueOf } from './papers.ts';
import type { ReadPaper } from '../read-paper.ts';

export const photosOf = (given: Case): ReadPaper[] => papersOf(given, { category: 'Photo' });
export const measure = (photo: ReadPaper, field: string): number | undefined => numberOf(valueOf(photo, field)?.value);

// What was measured in a photo, against what the destination asks.
export function photoBreach(given: Case, photo: ReadPaper, field: string, facts: Facts, variant?: string): Breach[] {
  const seen = valueOf(photo, field);
  if (!seen) return [];
  return [
    {
      about: `${photo.docId} ${field}`,
      ...(variant && { variant }),
      facts: { ...facts, file: photo.fileName },
      evidence: [seen, said(given, 'visaTo')],
      remedy: { category: 'Photo', docId: photo.docId },
    },
  ];
}
