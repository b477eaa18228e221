import { isMeasuredField } from '@visawright/contract/documents/measured-fields.ts';
import { unusedFields } from '@visawright/contract/documents/unused-fields.ts';
import { compareDocuments, type ComparedDocument } from '@visawright/forms/documents/agreement/compare-documents.ts';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';

interface CountedQuestions {
  readonly documents: number;
  readonly alone: number; // values to confirm if each document were judged by itself
  readonly together: number; // once the documents of the traveller are compared
  readonly asked: readonly string[];
}

const toCompared = ({ docId, category, kind, values }: DocumentEvidence): ComparedDocument => ({
  docId,
  category,
  kind,
  isOwn: true,
  values: values.map(({ field, value, outcome, isConfirmed: isActed }) => ({ field, value, outcome, isActed })),
});

// What the traveller is asked about the values of these documents.
export function countQuestions(documents: readonly DocumentEvidence[]): CountedQuestions {
  const compared = compareDocuments(documents.map(toCompared));
  const waiting = documents.flatMap(({ docId, kind, values }) =>
    values
      .filter(({ field, outcome }) => outcome !== 'accept' && !isMeasuredField(field))
      .map(({ field }) => ({ docId, kind, field })),
  );
  const left = waiting.filter(
    ({ docId, field }) => compared.get(docId)?.[field] === undefined && !unusedFields.has(field),
  );
  const spaced = documents.flatMap(({ docId, kind, values }) =>
    values
      .filter(({ field, outcome }) => outcome === 'accept' && compared.get(docId)?.[field]?.is === 'spacing')
      .map(({ field }) => ({ docId, kind, field })),
  );
  const asked = [...left, ...spaced];
  return {
    documents: documents.length,
    alone: waiting.length,
    together: asked.length,
    asked: asked.map(({ kind, field }) => `${kind} ${field}`),
  };
}
