import type { Correction } from '../classify/learnt.ts';
import type { ReadDocument } from '../engine.types.ts';
import type { PaperPage, TextLine } from '../papers/paper.types.ts';
import { readPaper } from '../papers/read-paper.ts';
import { papersOf, type PageOfFile, type PaperPages } from '../split/papers-of.ts';
import type { PageReading } from './page-reading.types.ts';

// Lines are cells of a row: a ledger is known by its rows.
const rowsOf = (lines: readonly TextLine[]) =>
  [...Map.groupBy(lines, ({ row }) => row).values()].map((cells) => cells.map(({ text }) => text).join(' ')).join('\n');

function pageOfFile({ page, front, back, isZoneless, photo, paper }: PageReading): PageOfFile {
  const lines = paper?.lines ?? [];
  const about = { pageNo: page.page, text: lines.map(({ text }) => text).join('\n'), rows: rowsOf(lines) };
  if (front || back) {
    const side = front && back ? 'both' : front ? 'front' : 'back';
    const number = (front?.values.passportNumber ?? back?.values.passportNumber)?.value;
    const isSure = front?.isSure ?? back?.isSure ?? false;
    return { ...about, passport: { side, isSure, kind: front?.kind ?? 'Indian passport', ...(number && { number }) } };
  }
  return { ...about, ...(isZoneless && { isFlagged: 'Passport' }), ...(photo && { isPhoto: true }) };
}

// Pages become papers, and each paper is read by its kind. Passports were read page by page.
export async function documentsIn(
  readings: readonly PageReading[],
  learnt?: readonly Correction[],
): Promise<ReadDocument[]> {
  const legible = readings.filter(({ front, back, isZoneless, photo, paper }) => front ?? back ?? isZoneless ?? photo ?? paper); // prettier-ignore
  if (legible.length === 0) return [];
  const papers = await papersOf(legible.map(pageOfFile), { ...(learnt && { learnt }) });
  return papers.map((paper) => documentOf(paper, legible));
}

function documentOf(
  { category, kind, outcome, pages, embedding }: PaperPages,
  readings: readonly PageReading[],
): ReadDocument {
  const own = pages.flatMap((no) => readings.find(({ page }) => page.page === no) ?? []);
  if (own.some(({ front, back, isZoneless }) => front ?? back ?? isZoneless))
    return { category, categoryOutcome: outcome, kind, pages, ...passportRead(own) };
  const photo = own.find((reading) => reading.photo)?.photo;
  const sheets = own.flatMap((reading): PaperPage[] => (reading.paper ? [reading.paper] : []));
  const { values, tables, people } = photo ? { values: photo.values } : readPaper({ category, kind, pages: sheets });
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

// What both sides say is taken from the front.
function passportRead(own: readonly PageReading[]): Pick<ReadDocument, 'values' | 'mrz'> {
  const front = own.find((reading) => reading.front)?.front;
  const back = own.find((reading) => reading.back)?.back;
  return { values: { ...back?.values, ...front?.values }, ...(front && { mrz: front.lines }) };
}
