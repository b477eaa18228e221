import type { Polygon } from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { visiblePageIndex, type LocatedPage } from '@visawright/contract/documents/visible-page-index.ts';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import { findSingleName } from '../../documents/records/find-single-name.ts';
import type { UnsealedDocument } from '../../documents/records/unseal-document.ts';

type FoundValue = Pick<PageEvidence, 'value' | 'raw' | 'outcome' | 'isConfirmed' | 'pageUid'> & { polygon: Polygon };

// A document as forms and rules use it: its current values after people's corrections, each with its location on the page.
export function toDocumentEvidence(
  { row, fileName, reading, values }: UnsealedDocument,
  pages: readonly LocatedPage[],
  isPrimary: boolean,
): DocumentEvidence {
  const document = { docId: row.document_uid, fileName, category: row.category, kind: row.kind };
  const evidence = (field: string, found: FoundValue): PageEvidence => ({
    from: 'document',
    ...document,
    field,
    value: found.value,
    raw: found.raw,
    outcome: found.outcome,
    isConfirmed: found.isConfirmed,
    pageUid: found.pageUid,
    pageIndex: visiblePageIndex(pages, found),
    polygon: found.polygon,
  });
  return {
    ...document,
    isPrimary,
    belonging: row.belonging,
    ownerQuestion: row.owner_question,
    blankName: findSingleName({ row, values }) ? 'asked' : row.blank_name,
    isSettled: isSettled(row.state),
    isFailed: row.state === 'rejected' || row.state === 'failed',
    retake: [...row.retake],
    values: values.map((value) =>
      evidence(value.field, { ...value, isConfirmed: row.is_verified || value.actedBy !== null }),
    ),
    tables: (reading?.tables ?? []).map(({ name, rows }) => ({
      name,
      rows: rows.map((cells, at) =>
        Object.fromEntries(
          Object.entries(cells).map(([column, cell]) => [
            column,
            evidence(`${name}.${at}.${column}`, { ...cell, isConfirmed: row.is_verified }),
          ]),
        ),
      ),
    })),
  };
}
