import type { DocumentCategory } from '@visawright/contract/document-facts.ts';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import type { AnswerValue } from '@visawright/contract/form-state.ts';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { categories } from '@visawright/forms/categories.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import type { ReadPaper } from '@visawright/forms/read-paper.ts';
import type { Traveller } from './traveller.ts';

export type Values = Record<string, string>;
export interface Trip {
  from: string;
  to: string;
}

// A file as it may be changed: the same shape the rules see, open to a fault.
export interface Draft {
  today: string;
  form: Form;
  formId: string;
  group: VisaGroup;
  context: Record<string, string>;
  application: { fromDate: string; toDate: string; visaTo: string; nationality: string; visaType: string };
  applicant: { firstName: string; lastName: string };
  papers: ReadPaper[];
  values: Record<string, AnswerValue>;
  traveller: Traveller;
}

export const categoryOf = (kind: string): DocumentCategory =>
  categories.find(({ kinds }) => kinds.some(({ name }) => name === kind))?.category ?? 'Other';

function value(paper: Pick<ReadPaper, 'docId' | 'fileName' | 'category' | 'kind'>, field: string, text: string, at: number): PageEvidence {
  const top = 0.05 + (at % 18) * 0.05;
  const { docId, fileName, category, kind } = paper;
  return {
    from: 'document', docId, fileName, category, kind, field, value: text, raw: text, outcome: 'accept', isConfirmed: false,
    pageUid: `${docId}-page`, pageIndex: 0, polygon: [[0.1, top], [0.6, top], [0.6, top + 0.03], [0.1, top + 0.03]],
  };
} // prettier-ignore

export function paperOf(
  kind: string | null,
  values: Values,
  docId: string,
  category = categoryOf(kind ?? ''),
): ReadPaper {
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

export const rows = (paper: ReadPaper, name: string, list: readonly Values[]): void => {
  const made = list.map((row, no) =>
    Object.fromEntries(Object.entries(row).map(([column, text], at) => [column, value(paper, `${name}.${no}.${column}`, text, at + no)])),
  ); // prettier-ignore
  paper.tables = [...paper.tables.filter((table) => table.name !== name), { name, rows: made }];
};

export function find(draft: Draft, kind: string, no = 0): ReadPaper {
  const paper = draft.papers.filter((each) => each.kind === kind)[no];
  if (!paper) throw new Error(`the file has no ${kind}`);
  return paper;
}

export function set(draft: Draft, kind: string, values: Values, no = 0): void {
  const paper = find(draft, kind, no);
  for (const [field, text] of Object.entries(values)) {
    const known = paper.values.find((each) => each.field === field);
    if (known) Object.assign(known, { value: text, raw: text });
    else paper.values.push(value(paper, field, text, paper.values.length));
  }
}

export function unset(draft: Draft, kind: string, ...fields: string[]): void {
  const paper = find(draft, kind);
  paper.values = paper.values.filter(({ field }) => !fields.includes(field));
}

export const drop = (draft: Draft, ...kinds: string[]): void => {
  draft.papers = draft.papers.filter(({ kind }) => kind === null || !kinds.includes(kind));
};

export function add(draft: Draft, kind: string | null, values: Values, category?: DocumentCategory): ReadPaper {
  const paper = paperOf(kind, values, `more-${draft.papers.length}`, category);
  draft.papers.push(paper);
  return paper;
}
