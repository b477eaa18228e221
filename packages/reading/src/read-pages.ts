import type { Cause, DocumentReading, PageInput, ReadDocument, ReadJob, ReadPage, ReadValue } from './engine.types.ts';
import { openEngines } from './engines.ts';
import { readPage, type PageReading } from './read-page.ts';
import type { Engines } from './passport/readers.ts';
import { engineVersion } from './version.ts';

let opened: Promise<Engines> | undefined;

const unreadable = (input: PageInput): PageReading => ({
  page: { page: input.pageNo, width: 0, height: 0, turn: 0, retake: ['unreadable'], words: [] },
});

// The port: pages in, documents out. Front and back of one passport come back as one document.
export async function readDocument({ pages }: ReadJob): Promise<DocumentReading> {
  opened ??= openEngines();
  const engines = await opened;
  const readings: PageReading[] = [];
  for (const input of pages) readings.push(await readPage(engines, input).catch(() => unreadable(input)));
  const causes = new Set<Cause>(readings.flatMap(({ page }) => page.retake));
  return {
    engine: engineVersion(),
    documents: documentsOf(readings),
    retake: [...causes],
    pages: readings.map(({ page }): ReadPage => page),
  };
}

interface Draft {
  document: ReadDocument;
  hasFront: boolean;
  hasBack: boolean;
}

const numberOf = (values: Readonly<Record<string, ReadValue>>) => values.passportNumber?.value;

export function documentsOf(readings: readonly PageReading[]): ReadDocument[] {
  const drafts: Draft[] = [];
  for (const { page, front, back, other } of readings) {
    const pages = [page.page];
    if (front) {
      const document: ReadDocument = {
        category: 'Passport',
        categoryOutcome: front.isSure ? 'accept' : 'confirm',
        kind: front.kind,
        pages,
        mrz: front.lines,
        values: { ...back?.values, ...front.values },
      };
      const waiting = drafts.find(
        (each) => !each.hasFront && each.hasBack && numberOf(each.document.values) === numberOf(front.values),
      );
      if (waiting && !back) {
        waiting.document = {
          ...document,
          pages: [...waiting.document.pages, ...pages],
          values: { ...waiting.document.values, ...front.values },
        };
        waiting.hasFront = true;
      } else drafts.push({ document, hasFront: true, hasBack: back !== undefined });
    } else if (back) {
      const number = numberOf(back.values);
      const owner = drafts.find(
        (each) => each.hasFront && !each.hasBack && (number === undefined || number === numberOf(each.document.values)),
      );
      if (owner) {
        const { document } = owner;
        owner.document = {
          ...document,
          pages: [...document.pages, ...pages],
          values: { ...back.values, ...document.values },
        };
        owner.hasBack = true;
      } else {
        const categoryOutcome = back.isSure ? 'accept' : 'confirm';
        const document: ReadDocument = {
          category: 'Passport',
          categoryOutcome,
          kind: 'Indian passport',
          pages,
          values: back.values,
        };
        drafts.push({ document, hasFront: false, hasBack: true });
      }
    } else if (other) {
      const same = drafts.at(-1);
      const { category, kind, outcome: categoryOutcome } = other;
      const follows =
        same && !same.hasFront && !same.hasBack && same.document.category === category && category !== 'Photo';
      if (follows) same.document = { ...same.document, pages: [...same.document.pages, ...pages] };
      else
        drafts.push({
          document: { category, categoryOutcome, kind, pages, values: {} },
          hasFront: false,
          hasBack: false,
        });
    }
  }
  return drafts.map(({ document }) => document);
}
