import type { ExtractedDocument } from '@visawright/contract/documents/document.ts';

type Known = ExtractedDocument['documentData'];

// Values of a page that was neither cropped nor rotated must keep their box, unless another page has the field with more certainty.
export const lostValues = (originals: readonly Known[], document: Known): string[] =>
  document.pages
    .filter(({ operations }) => operations.length === 0)
    .flatMap(({ pageUid }) =>
      originals.flatMap((original) => original.values.filter((value) => value.pageUid === pageUid)),
    )
    .filter((value) => {
      const now = document.values.find(({ field }) => field === value.field);
      if (!now || now.pageIndex < 0) return true;
      return now.pageUid === value.pageUid && JSON.stringify(now.polygon) !== JSON.stringify(value.polygon);
    })
    .map(({ field }) => field);
