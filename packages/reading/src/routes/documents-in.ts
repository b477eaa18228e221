import type { Correction } from '../classify/learnt.ts';
import type { ReadDocument } from '../engine.types.ts';
import type { PaperPage, TextLine } from '../papers/paper.types.ts';
import { readPaper } from '../papers/read-paper.ts';
import { papersOf, type PageOfFile, type PaperPages } from '../split/papers-of.ts';
import type { PageReading } from './page-reading.types.ts';
import { passportDocuments } from './passport-documents.ts';

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

// Pages become papers, and each paper is read by its kind. Passports were read page by page and are only joined.
export async function documentsIn(
  readings: readonly PageReading[],
  learnt?: readonly Correction[],
): Promise<ReadDocument[]> {
  const legible = readings.filter(({ front, back, isZoneless, photo, paper }) => front ?? back ?? isZoneless ?? photo ?? paper); // prettier-ignore
  if (legible.length === 0) return [];
  const documents: ReadDocument[] = passportDocuments(legible);
  for (const paper of await papersOf(legible.map(pageOfFile), { ...(learnt && { learnt }) })) {
    const owner = documents.findIndex(({ category, pages }) => category === 'Passport' && sharesPage(pages, paper));
    if (owner < 0) documents.push(documentOf(paper, legible));
    else {
      const taken = new Set(documents.flatMap(({ pages }) => pages));
      const more = paper.pages.filter((page) => !taken.has(page));
      if (more.length > 0) documents[owner] = { ...documents[owner]!, pages: [...documents[owner]!.pages, ...more] };
    }
  }
  return documents.sort((a, b) => Math.min(...a.pages) - Math.min(...b.pages));
}

const sharesPage = (pages: readonly number[], paper: PaperPages) => paper.pages.some((page) => pages.includes(page));

function documentOf(
  { category, kind, outcome, pages, embedding }: PaperPages,
  readings: readonly PageReading[],
): ReadDocument {
  const own = pages.flatMap((no) => readings.find(({ page }) => page.page === no) ?? []);
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
