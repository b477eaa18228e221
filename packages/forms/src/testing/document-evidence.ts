import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { Field, Form } from '../form/form-schema.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';

type Cell = string | (Partial<PageEvidence> & { value: string });

let count = 0;

// A document as the server provides it; values are accepted by the reader unless stated otherwise.
export function documentEvidence(
  category: DocumentCategory,
  kind: string,
  values: Readonly<Record<string, Cell>>,
  more: Partial<DocumentEvidence> = {},
): DocumentEvidence {
  const docId = `doc-${(count += 1)}`;
  const named = { docId, fileName: `${kind}.pdf`, category, kind };
  const evidence = ([field, cell]: [string, Cell]): PageEvidence => ({
    from: 'document',
    ...named,
    field,
    raw: typeof cell === 'string' ? cell : cell.value,
    outcome: 'accept',
    isConfirmed: false,
    pageUid: `${docId}-1`,
    pageIndex: 0,
    polygon: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    ...(typeof cell === 'string' ? { value: cell } : cell),
  });
  const settled = { isPrimary: false, belonging: 'own', isSettled: true, retake: [], tables: [] } as const;
  return { ...named, ...settled, retake: [], tables: [], values: Object.entries(values).map(evidence), ...more };
}

export const toConfirm = (value: string): Cell => ({ value, outcome: 'confirm' });
export const confirmed = (value: string): Cell => ({ value, outcome: 'accept', isConfirmed: true });

export const formOf = (...fields: (Partial<Field> & Pick<Field, 'id'>)[]): Pick<Form, 'sections'> => ({
  sections: [
    {
      id: 'all',
      title: 'All',
      fields: fields.map((field) => ({ type: 'text', label: field.id, required: false, ...field })),
    },
  ],
});
