import type { Document } from '@visawright/contract/documents/document.ts';
import { kindText } from './value-text.ts';
import type { DocumentsTranslate } from '../../../translations/documents/documents-texts.ts';

const endOf = ({ docFields: { passportNumber } }: Document) =>
  typeof passportNumber === 'string' && passportNumber.length >= 4 ? passportNumber.slice(-4) : null;

// Names of the documents of one list. The names of documents of the same kind end with the last digits of the passport number, or with a
// count in the order in which they were added.
export function documentTitles(t: DocumentsTranslate, documents: readonly Document[]): ReadonlyMap<string, string> {
  const ofKind = Map.groupBy(documents, (document) =>
    document.state === 'checked' || document.fileName === '' ? kindText(t, document) : document.fileName,
  );
  return new Map(
    [...ofKind].flatMap(([title, own]) => {
      if (own.length === 1) return [[own[0]!.docId, title] as const];
      const ends = own.map(endOf);
      if (!ends.includes(null) && new Set(ends).size === own.length)
        return own.map(({ docId }, at) => [docId, t('sameKind.ending', { title, end: ends[at]! })] as const);
      return own
        .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
        .map(({ docId }, at) => [docId, t('sameKind.number', { title, number: at + 1 })] as const);
    }),
  );
}
