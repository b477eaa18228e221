import type { Say as SayDocuments } from '../documents/document-words.ts';
import { kindText } from '../documents/value-text.ts';
import type { Say } from './form-words.ts';

// On a chip and a tab there is room for a word or two; a kind without a short name keeps its own.
export const paperName = (
  t: Say,
  documents: SayDocuments,
  { kind, category }: { kind: string | null; category: string },
): string => {
  const whole = kindText(documents, { kind, category });
  return kind === null ? whole : t(`paper.${kind}`, { defaultValue: whole });
};
