import type { ExtractedDocument } from '@visawright/contract/document.ts';

type Known = ExtractedDocument['documentData'];

// What stood on a page nobody cropped or turned stands there still, box and all; a field may come from another page that reads it surer.
export const lostValues = (papers: readonly Known[], document: Known): string[] =>
  document.pages
    .filter(({ operations }) => operations.length === 0)
    .flatMap(({ pageUid }) => papers.flatMap((paper) => paper.values.filter((value) => value.pageUid === pageUid)))
    .filter((value) => {
      const now = document.values.find(({ field }) => field === value.field);
      if (!now || now.pageIndex < 0) return true;
      return now.pageUid === value.pageUid && JSON.stringify(now.polygon) !== JSON.stringify(value.polygon);
    })
    .map(({ field }) => field);
