import type { RetakeCause } from '@visawright/contract/documents/document-facts.ts';
import type { Cause, DocumentReading } from '@visawright/reading/engine.types.ts';
import type { EnginePage } from './engine-page.ts';
import type { Reading } from './reading.ts';

const causes: Record<Cause, RetakeCause> = {
  blur: 'blur',
  glare: 'glare',
  'cut edge': 'cutEdge',
  'too small': 'tooSmall',
  'no MRZ': 'noMrz',
  unreadable: 'unreadable',
};

// A cause without a page is assigned to the first page.
export function listRetakeCauses({ pages, retake }: DocumentReading, given: readonly EnginePage[]): Reading['retake'] {
  const tied = pages.flatMap((page) => {
    const on = given[page.page - 1];
    return on && page.retake.length > 0
      ? [{ pageUid: on.pageUid, causes: page.retake.map((cause) => causes[cause]) }]
      : [];
  });
  const known = new Set(tied.flatMap((each) => each.causes));
  const loose = retake.map((cause) => causes[cause]).filter((cause) => !known.has(cause));
  return loose.length === 0 || !given[0] ? tied : [...tied, { pageUid: given[0].pageUid, causes: loose }];
}
