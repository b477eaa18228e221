import type { Correction } from '../classify/corrections.ts';
import type { ReadDocument } from '../engine.types.ts';
import type { ReadablePage, TextLine } from '../documents/readable-document.types.ts';
import { readFields } from '../documents/read-fields.ts';
import { allParts, type ReadingParts } from '../documents/reading-parts.ts';
import { groupPages, type PageOfFile, type DocumentPageGroup } from '../split/group-pages.ts';
import { passportKind } from '../split/passport-kind.ts';
import type { PageReading } from './page-reading.types.ts';

// Lines are cells of a row: a ledger is recognised by its rows.
const rowsOf = (lines: readonly TextLine[]) =>
  [...Map.groupBy(lines, ({ row }) => row).values()].map((cells) => cells.map(({ text }) => text).join(' ')).join('\n');

function pageOfFile({ page, front, back, isZoneless, photo, document }: PageReading): PageOfFile {
  const lines = document?.lines ?? [];
  const about = { pageNo: page.page, text: lines.map(({ text }) => text).join('\n'), rows: rowsOf(lines) };
  if (front || back) {
    const side = front && back ? 'both' : front ? 'front' : 'back';
    const number = (front?.values.passportNumber ?? back?.values.passportNumber)?.value;
    const words = page.words.map(({ text }) => text).join(' ');
    const { kind, isSure: isItsKind } = passportKind(front?.kind ?? 'Indian passport', front?.values.expiryDate, words);
    const isSure = isItsKind && (front?.isSure ?? back?.isSure ?? false);
    return { ...about, passport: { side, isSure, kind, ...(number && { number }) } };
  }
  return { ...about, ...(isZoneless && { isFlagged: 'Passport' }), ...(photo && { isPhoto: true }) };
}

// Groups pages into documents and reads each document by its kind. Passports are read page by page.
export async function documentsIn(
  readings: readonly PageReading[],
  learnt?: readonly Correction[],
  parts: ReadingParts = allParts,
): Promise<ReadDocument[]> {
  const legible = readings.filter(
    ({ front, back, isZoneless, photo, document }) => front ?? back ?? isZoneless ?? photo ?? document,
  );
  if (legible.length === 0) return [];
  const documents = await groupPages(legible.map(pageOfFile), { ...(learnt && { learnt }) });
  return documents.map((document) => documentOf(document, legible, parts));
}

function documentOf(
  { category, kind, outcome, pages, embedding }: DocumentPageGroup,
  readings: readonly PageReading[],
  parts: ReadingParts,
): ReadDocument {
  const own = pages.flatMap((no) => readings.find(({ page }) => page.page === no) ?? []);
  if (own.some(({ front, back, isZoneless }) => front ?? back ?? isZoneless))
    return { category, categoryOutcome: outcome, kind, pages, ...passportRead(own) };
  const photo = own.find((reading) => reading.photo)?.photo;
  const sheets = own.flatMap((reading): ReadablePage[] => (reading.document ? [reading.document] : []));
  const { values, tables, people } = photo
    ? { values: photo.values }
    : readFields({ category, kind, pages: sheets }, parts);
  return {
    category,
    categoryOutcome: outcome,
    kind,
    pages,
    values,
    ...(tables && { tables }),
    ...(people && { people }),
    ...(embedding && { embedding }),
  };
}

// Values on both sides are taken from the front.
function passportRead(own: readonly PageReading[]): Pick<ReadDocument, 'values' | 'mrz'> {
  const front = own.find((reading) => reading.front)?.front;
  const back = own.find((reading) => reading.back)?.back;
  return { values: { ...back?.values, ...front?.values }, ...(front && { mrz: front.lines }) };
}
