import { documentCategories, type DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { DocumentReading, ReadDocument } from '@visawright/reading/engine.types.ts';
import { isKindOfCategory } from '../fields/check-fields.ts';
import { locateInOriginal, type EnginePage } from './engine-page.ts';
import type { Reading } from './reading.ts';
import { listRetakeCauses } from './list-retake-causes.ts';
import { buildTables } from './build-tables.ts';

export interface FoundDocument {
  readonly reading: Reading;
  readonly pages: readonly EnginePage[];
}

// One reading per document in the engine's result, ordered by first page, with positions in the original pages. Pages
// are numbered from 1 as given to the engine. A page that no document claims goes to the document before it.
export function buildReadings(result: DocumentReading, given: readonly EnginePage[]): readonly FoundDocument[] {
  const found = result.documents
    .filter(({ pages }) => pages.length > 0)
    .toSorted((a, b) => Math.min(...a.pages) - Math.min(...b.pages));
  const owner = given.map((_, at) => found.findIndex(({ pages }) => pages.includes(at + 1)));
  for (const [at, of] of owner.entries()) if (of === -1) owner[at] = Math.max(0, owner[at - 1] ?? 0);
  const byDocument = found.map((document, of) => ({
    document,
    pages: given.filter((_, at) => owner[at] === of),
  }));
  const claimed = byDocument.filter(({ pages }) => pages.length > 0);
  if (claimed.length === 0) return [{ reading: buildReading(result, undefined, given, given), pages: given }];
  return claimed.map(({ document, pages }) => ({
    reading: buildReading(result, document, given, pages),
    pages,
  }));
}

// One reading for the whole file, because a person decided that it is one document.
export function buildSingleReading(result: DocumentReading, given: readonly EnginePage[]): Reading {
  return buildReading(result, mainOf(result.documents), given, given);
}

function buildReading(
  result: DocumentReading,
  document: ReadDocument | undefined,
  given: readonly EnginePage[],
  own: readonly EnginePage[],
): Reading {
  const category = categoryOf(document);
  const engine = `${result.engine.name} ${result.engine.version}`;
  const values = Object.entries(document?.values ?? {}).flatMap(([field, value]) => {
    const at = locateInOriginal(given, value);
    return at ? [{ field, value: value.value, raw: value.raw, ...pickCertainty(value), ...at, engine }] : [];
  });
  const embedding = embeddingOf(document);
  return {
    category,
    categoryOutcome: document?.categoryOutcome ?? 'confirm',
    kind: document && isKindOfCategory(category, document.kind) ? document.kind : null,
    mrz: document?.mrz ? { pageUid: mrzPage(document, given), lines: [document.mrz[0], document.mrz[1]] } : null,
    values,
    retake: listRetakeCauses(result, given).filter(({ pageUid }) => own.some((page) => page.pageUid === pageUid)),
    pages: own.map(({ pageUid, pixels }) => ({ pageUid, pixels })),
    tables: buildTables(document?.tables ?? {}, given),
    people: (document?.people ?? []).slice(0, 20).map((person) => ({ ...person })),
    ...(embedding ? { embedding } : {}),
  };
}

const pickCertainty = ({ outcome, confidence }: Pick<Reading['values'][number], 'outcome' | 'confidence'>) => ({
  outcome,
  confidence,
});

// The main document is the passport, otherwise the one with the most pages.
function mainOf(documents: readonly ReadDocument[]): ReadDocument | undefined {
  const weight = ({ category, pages }: ReadDocument) => (category === 'Passport' ? 1_000 : 0) + pages.length;
  return documents.toSorted((a, b) => weight(b) - weight(a))[0];
}

const categoryOf = (document: ReadDocument | undefined): DocumentCategory =>
  documentCategories.find((each) => each === document?.category) ?? 'Other';

function mrzPage(document: ReadDocument, given: readonly EnginePage[]): string {
  const page = document.values['mrzLine1']?.page ?? document.values['passportNumber']?.page ?? document.pages[0]!;
  return given[page - 1]!.pageUid;
}

function embeddingOf(document: ReadDocument | undefined): string | undefined {
  const embedding = document?.embedding;
  return embedding && Buffer.from(embedding.buffer, embedding.byteOffset, embedding.byteLength).toString('base64');
}
