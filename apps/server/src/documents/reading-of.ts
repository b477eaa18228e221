import { documentCategories, type DocumentCategory, type RetakeCause } from '@visawright/contract/document.ts';
import { invert, mapPolygon, type Homography } from '@visawright/contract/page-geometry.ts';
import type { Cause, DocumentReading, ReadDocument } from '@visawright/reading/engine.types.ts';
import { kindBelongs } from './field-rules.ts';
import type { Reading } from './reading.ts';

export interface GivenPage {
  readonly pageUid: string;
  readonly pixels: string;
  readonly homography: Homography; // original → as it was given to the engine
}

const causes: Record<Cause, RetakeCause> = {
  blur: 'blur',
  glare: 'glare',
  'cut edge': 'cutEdge',
  'too small': 'tooSmall',
  'no MRZ': 'noMrz',
  unreadable: 'unreadable',
};

// What the engine said of the pages it was given (from 1, in this order), with every place told in the original page.
export function readingOf(result: DocumentReading, given: readonly GivenPage[]): Reading {
  const main = mainOf(result.documents);
  const category = categoryOf(main);
  const engine = `${result.engine.name} ${result.engine.version}`;
  const pageAt = (page: number) => given[page - 1]!;
  const values = Object.entries(main?.values ?? {}).flatMap(([field, { page, polygon, ...value }]) => {
    const on = given[page - 1];
    if (!on) return [];
    const { value: text, raw, outcome, confidence } = value;
    const place = mapPolygon(invert(on.homography), polygon).map(([x, y]): [number, number] => [inside(x), inside(y)]);
    return [{ field, value: text, raw, outcome, confidence, pageUid: on.pageUid, polygon: place, engine }];
  });
  return {
    category,
    categoryOutcome: main?.categoryOutcome ?? 'confirm',
    kind: main && kindBelongs(category, main.kind) ? main.kind : null,
    mrz: main?.mrz ? { pageUid: mrzPage(main, pageAt), lines: [main.mrz[0], main.mrz[1]] } : null,
    values,
    retake: retakeOf(result, given),
    pages: given.map(({ pageUid, pixels }) => ({ pageUid, pixels })),
  };
}

const inside = (share: number) => Math.min(1.5, Math.max(-0.5, share));

// A file of several papers goes by its passport, else by the paper with the most pages; a person may split it.
function mainOf(documents: readonly ReadDocument[]): ReadDocument | undefined {
  const weight = ({ category, pages }: ReadDocument) => (category === 'Passport' ? 1_000 : 0) + pages.length;
  return documents.toSorted((a, b) => weight(b) - weight(a))[0];
}

const categoryOf = (main: ReadDocument | undefined): DocumentCategory =>
  documentCategories.find((each) => each === main?.category) ?? 'Other';

function mrzPage(main: ReadDocument, pageAt: (page: number) => GivenPage): string {
  const page = main.values['mrzLine1']?.page ?? main.values['passportNumber']?.page ?? main.pages[0]!;
  return pageAt(page).pageUid;
}

// A cause the engine did not tie to a page is told of the first.
function retakeOf({ pages, retake }: DocumentReading, given: readonly GivenPage[]): Reading['retake'] {
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
