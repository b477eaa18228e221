import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { categories } from '@visawright/forms/documents/categories.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import type { Traveller } from './traveller.ts';

export type Values = Record<string, string>;
export interface TravelDates {
  from: string;
  to: string;
}

// A mutable file in the shape that the rules read, so that faults can be inserted.
export interface Draft {
  today: string;
  form: Form;
  formId: string;
  group: VisaGroup;
  context: Record<string, string>;
  application: { fromDate: string; toDate: string; visaTo: string; nationality: string; visaType: string };
  applicant: { firstName: string; lastName: string };
  documents: DocumentEvidence[];
  values: Record<string, AnswerValue>;
  traveller: Traveller;
}

const categoryOf = (kind: string): DocumentCategory =>
  categories.find(({ kinds }) => kinds.some(({ name }) => name === kind))?.category ?? 'Other';

function value(
  document: Pick<DocumentEvidence, 'docId' | 'fileName' | 'category' | 'kind'>,
  field: string,
  text: string,
  at: number,
): PageEvidence {
  const top = 0.05 + (at % 18) * 0.05;
  const { docId, fileName, category, kind } = document;
  return {
    from: 'document',
    docId,
    fileName,
    category,
    kind,
    field,
    value: text,
    raw: text,
    outcome: 'accept',
    isConfirmed: false,
    pageUid: `${docId}-page`,
    pageIndex: 0,
    polygon: [
      [0.1, top],
      [0.6, top],
      [0.6, top + 0.03],
      [0.1, top + 0.03],
    ],
  };
}

export function toDocumentEvidence(
  kind: string | null,
  values: Values,
  docId: string,
  category = categoryOf(kind ?? ''),
): DocumentEvidence {
  const head = { docId, fileName: `${docId}.pdf`, category, kind };
  return {
    ...head,
    isPrimary: category === 'Passport',
    belonging: 'own',
    isSettled: true,
    retake: [],
    values: Object.entries(values).map(([field, text], at) => value(head, field, text, at)),
    tables: [],
  };
}

export const setRows = (document: DocumentEvidence, name: string, list: readonly Values[]): void => {
  const evidenceRows = list.map((row, no) =>
    Object.fromEntries(
      Object.entries(row).map(([column, text], at) => [
        column,
        value(document, `${name}.${no}.${column}`, text, at + no),
      ]),
    ),
  );
  document.tables = [...document.tables.filter((table) => table.name !== name), { name, rows: evidenceRows }];
};

export function find(draft: Draft, kind: string, no = 0): DocumentEvidence {
  const document = draft.documents.filter((each) => each.kind === kind)[no];
  if (!document) throw new Error(`the file has no ${kind}`);
  return document;
}

export function set(draft: Draft, kind: string, values: Values, no = 0): void {
  const document = find(draft, kind, no);
  for (const [field, text] of Object.entries(values)) {
    const known = document.values.find((each) => each.field === field);
    if (known) Object.assign(known, { value: text, raw: text });
    else document.values.push(value(document, field, text, document.values.length));
  }
}

export function unset(draft: Draft, kind: string, ...fields: string[]): void {
  const document = find(draft, kind);
  document.values = document.values.filter(({ field }) => !fields.includes(field));
}

export const drop = (draft: Draft, ...kinds: string[]): void => {
  draft.documents = draft.documents.filter(({ kind }) => kind === null || !kinds.includes(kind));
};

export function add(draft: Draft, kind: string | null, values: Values, category?: DocumentCategory): DocumentEvidence {
  const document = toDocumentEvidence(kind, values, `more-${draft.documents.length}`, category);
  draft.documents.push(document);
  return document;
}
