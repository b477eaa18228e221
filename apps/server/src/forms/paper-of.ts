import type { Polygon } from '@visawright/contract/document.ts';
import { isSettled } from '@visawright/contract/document-facts.ts';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { placeOf, type PlacedPage } from '@visawright/contract/page-place.ts';
import type { ReadPaper } from '@visawright/forms/read-paper.ts';
import type { OpenDocument } from '../documents/open-document.ts';

type Told = Pick<PageEvidence, 'value' | 'raw' | 'outcome' | 'isConfirmed' | 'pageUid'> & { polygon: Polygon };

// A paper as forms and rules see it: what stands in it now, after what people did, each value with its place.
export function paperOf(
  { row, fileName, reading, values }: OpenDocument,
  pages: readonly PlacedPage[],
  isPrimary: boolean,
): ReadPaper {
  const { document_uid: docId, category, kind } = row;
  const evidence = (field: string, told: Told): PageEvidence => ({
    from: 'document',
    docId,
    fileName,
    category,
    kind,
    field,
    value: told.value,
    raw: told.raw,
    outcome: told.outcome,
    isConfirmed: told.isConfirmed,
    pageUid: told.pageUid,
    pageIndex: placeOf(pages, told),
    polygon: told.polygon,
  });
  return {
    docId,
    fileName,
    category,
    kind,
    isPrimary,
    belonging: row.belonging,
    isSettled: isSettled(row.state),
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
