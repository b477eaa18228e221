import type { RetakeCause } from '@visawright/contract/document.ts';
import type { Cause, DocumentReading } from '@visawright/reading/engine.types.ts';
import type { GivenPage } from './given-page.ts';
import type { Reading } from './reading.ts';

const causes: Record<Cause, RetakeCause> = {
  blur: 'blur',
  glare: 'glare',
  'cut edge': 'cutEdge',
  'too small': 'tooSmall',
  'no MRZ': 'noMrz',
  unreadable: 'unreadable',
};

// A cause the engine did not tie to a page is told of the first.
export function retakeOf({ pages, retake }: DocumentReading, given: readonly GivenPage[]): Reading['retake'] {
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
