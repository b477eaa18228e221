import { documentCategories, type DocumentCategory } from '@visawright/contract/document.ts';
import type { DocumentReading, ReadDocument } from '@visawright/reading/engine.types.ts';
import { kindBelongs } from './field-rules.ts';
import { placedAt, type GivenPage } from './given-page.ts';
import type { Reading } from './reading.ts';
import { retakeOf } from './retake-of.ts';
import { tablesOf } from './tables-of.ts';

export interface FoundPaper {
  readonly reading: Reading;
  readonly pages: readonly GivenPage[];
}

// What the engine said of the pages it was given (from 1, in this order), with every place told in the original page: a paper each, in the
// order of their first pages. A page that no paper claims stays with the paper before it.
export function papersOf(result: DocumentReading, given: readonly GivenPage[]): readonly FoundPaper[] {
  const found = result.documents
    .filter(({ pages }) => pages.length > 0)
    .toSorted((a, b) => Math.min(...a.pages) - Math.min(...b.pages));
  const owner = given.map((_, at) => found.findIndex(({ pages }) => pages.includes(at + 1)));
  for (const [at, of] of owner.entries()) if (of === -1) owner[at] = Math.max(0, owner[at - 1] ?? 0);
  const papers = found.map((paper, of) => ({ paper, pages: given.filter((_, at) => owner[at] === of) }));
  const kept = papers.filter(({ pages }) => pages.length > 0);
  if (kept.length === 0) return [{ reading: paperReading(result, undefined, given, given), pages: given }];
  return kept.map(({ paper, pages }) => ({ reading: paperReading(result, paper, given, pages), pages }));
}

// The same as one paper, where a person has said that it is one.
export function readingOf(result: DocumentReading, given: readonly GivenPage[]): Reading {
  return paperReading(result, mainOf(result.documents), given, given);
}

function paperReading(
  result: DocumentReading,
  paper: ReadDocument | undefined,
  given: readonly GivenPage[],
  own: readonly GivenPage[],
): Reading {
  const category = categoryOf(paper);
  const engine = `${result.engine.name} ${result.engine.version}`;
  const values = Object.entries(paper?.values ?? {}).flatMap(([field, value]) => {
    const at = placedAt(given, value);
    return at ? [{ field, value: value.value, raw: value.raw, ...judged(value), ...at, engine }] : [];
  });
  const embedding = embeddingOf(paper);
  return {
    category,
    categoryOutcome: paper?.categoryOutcome ?? 'confirm',
    kind: paper && kindBelongs(category, paper.kind) ? paper.kind : null,
    mrz: paper?.mrz ? { pageUid: mrzPage(paper, given), lines: [paper.mrz[0], paper.mrz[1]] } : null,
    values,
    retake: retakeOf(result, given).filter(({ pageUid }) => own.some((page) => page.pageUid === pageUid)),
    pages: own.map(({ pageUid, pixels }) => ({ pageUid, pixels })),
    tables: tablesOf(paper?.tables ?? {}, given),
    people: (paper?.people ?? []).slice(0, 20).map((person) => ({ ...person })),
    ...(embedding ? { embedding } : {}),
  };
}

const judged = ({ outcome, confidence }: Pick<Reading['values'][number], 'outcome' | 'confidence'>) => ({
  outcome,
  confidence,
});

// A file of several papers that stays one goes by its passport, else by the paper with the most pages.
function mainOf(documents: readonly ReadDocument[]): ReadDocument | undefined {
  const weight = ({ category, pages }: ReadDocument) => (category === 'Passport' ? 1_000 : 0) + pages.length;
  return documents.toSorted((a, b) => weight(b) - weight(a))[0];
}

const categoryOf = (paper: ReadDocument | undefined): DocumentCategory =>
  documentCategories.find((each) => each === paper?.category) ?? 'Other';

function mrzPage(paper: ReadDocument, given: readonly GivenPage[]): string {
  const page = paper.values['mrzLine1']?.page ?? paper.values['passportNumber']?.page ?? paper.pages[0]!;
  return given[page - 1]!.pageUid;
}

function embeddingOf(paper: ReadDocument | undefined): string | undefined {
  const embedding = paper?.embedding;
  return embedding && Buffer.from(embedding.buffer, embedding.byteOffset, embedding.byteLength).toString('base64');
}
