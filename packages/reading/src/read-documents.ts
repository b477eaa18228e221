import type { Cause, DocumentReading, PageInput, ReadJob, ReadPage } from './engine.types.ts';
import { openEngines } from './engines.ts';
import type { Engines } from './passport/engines.types.ts';
import { readPage } from './read-page.ts';
import { documentsIn } from './routes/documents-in.ts';
import type { PageReading } from './routes/page-reading.types.ts';
import { engineVersion } from './version.ts';

let opened: Promise<Engines> | undefined;
const open = () => (opened ??= openEngines());

const unreadable = (input: PageInput): PageReading => ({
  page: { page: input.pageNo, width: 0, height: 0, turn: 0, retake: ['unreadable'], words: [] },
});

// A failure to load the models is not the page's fault.
const giveUp = async (input: PageInput): Promise<PageReading> => {
  await opened;
  return unreadable(input);
};

const atOnce = 2; // Tesseract runs in a child process: another page may be recognised meanwhile

// The entry point: pages in, documents out.
export async function readDocuments({ pages, learnt }: ReadJob): Promise<DocumentReading> {
  const readings: PageReading[] = [];
  const waiting = pages.entries();
  const work = async () => {
    for (const [at, input] of waiting) readings[at] = await readPage(open, input).catch(() => giveUp(input));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, pages.length) }, work));
  const causes = new Set<Cause>(readings.flatMap(({ page }) => page.retake));
  return {
    engine: engineVersion(),
    documents: await documentsIn(readings, learnt),
    retake: [...causes],
    pages: readings.map(({ page }): ReadPage => page),
  };
}
