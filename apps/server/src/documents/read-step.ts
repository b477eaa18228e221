import type { PageOperation } from '@visawright/contract/document.ts';
import { homographyOf, wholePage } from '@visawright/contract/page-geometry.ts';
import type { DocumentReading, PageInput, ReadJob, Word } from '@visawright/reading/engine.types.ts';
import { sql, type Db } from '../access/db.ts';
import { carried, pagesToRead } from '../pages/carry.ts';
import { shownPicture } from '../pages/shown-picture.ts';
import { shownWords } from '../pages/shown-words.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { lessonsOf } from './category-lessons.ts';
import type { GivenPage } from './given-page.ts';
import { keepReading } from './keep-reading.ts';
import { Hopeless } from './patiently.ts';
import { openReading, pixelsOf } from './reading.ts';
import { fenced, runFacts, Superseded, type ReadingRun } from './reading-run.ts';
import { tellStage } from './tell-document.ts';

interface PageRow {
  readonly page_uid: string;
  readonly route: 'text' | 'scan' | 'photo';
  readonly object_key: string;
  readonly text_key: string | null;
  readonly pixel_sha256: Buffer;
  readonly operations: PageOperation[];
}
type Page = PageRow & GivenPage & { readonly operations: PageOperation[] };

const deathsAllowed = 3;
const lookEveryMs = 1_000;
const timeoutMs = (pages: number) => 240_000 + 30_000 * pages; // of the clock: a machine may be busy with much else

// Only pages that look as nobody read them yet go to the engine; the values of the others are carried over.
export async function readStep(at: ReadingRun): Promise<void> {
  const { db, docId, epoch, parts } = at;
  const { applicant_uid: applicantUid } = await runFacts(at);
  const key = await keyOf(db, parts.keys, applicantUid);
  const pages = await pagesOf(db, docId);
  const prior = await latestReading(db, docId, epoch);
  if (prior?.reading_no !== epoch) {
    const before = prior ? openReading(key, docId, prior.reading_no, prior.body) : null;
    const given = pagesToRead(before, pages);
    const result = await readPages(at, applicantUid, given);
    const kept = before && given.length < pages.length ? carried(before, pages) : null;
    await fenced(at, (tx) => keepReading(tx, at, key, { result, given: given.map(asGiven), kept, shown: pages }));
  }
  await fenced(at, async (tx) => {
    await tx.run(sql`update document set state = 'read', version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${docId} and state = 'rendered'`);
    await tellStage(tx, docId, 'read', { page: pages.length, pages: pages.length });
  });
}

async function pagesOf(db: Db, docId: string): Promise<Page[]> {
  const rows = await db.many<PageRow>(sql`
    select p.page_uid, p.route, p.object_key, p.text_key, p.pixel_sha256, m.operations
    from document_page m join page p on p.realm_id = m.realm_id and p.page_uid = m.page_uid
    where m.realm_id = ${db.realmId} and m.document_uid = ${docId} order by m.position`);
  return rows.map((row) => ({
    ...row,
    pageUid: row.page_uid,
    pixels: pixelsOf(row.pixel_sha256, row.operations),
    homography: homographyOf(row.operations),
  }));
}

const latestReading = (db: Db, docId: string, epoch: number) =>
  db.find<{ reading_no: number; body: Buffer }>(sql`
    select reading_no, body from reading
    where realm_id = ${db.realmId} and document_uid = ${docId} and reading_no <= ${epoch} order by reading_no desc limit 1`);

async function readPages(at: ReadingRun, applicantUid: string, given: readonly Page[]): Promise<DocumentReading> {
  const { db, parts } = at;
  const pages: PageInput[] = [];
  for (const [n, page] of given.entries()) pages.push(await inputOf(at, applicantUid, page, n + 1));
  const learnt = await lessonsOf(db, parts.keys);
  const length = pages.some(({ words }) => words === undefined) ? 'long' : 'short';
  const read = await parts.turns.take(db.realmId, length, () =>
    untilSuperseded(at, (signal) => survived(at, { pages, ...(learnt.length > 0 && { learnt }) }, signal)),
  );
  const { elsewhere } = parts;
  return elsewhere ? untilSuperseded(at, (signal) => elsewhere(db, applicantUid, read, pages, signal)) : read;
}

// Words come with their place in the original.
const asGiven = (page: Page): GivenPage => (page.text_key === null ? page : { ...page, homography: wholePage });

// The words of a text layer stand where they stand in the original, whatever was done to the page; a picture is read as it is shown.
async function inputOf(
  { db, parts }: ReadingRun,
  applicantUid: string,
  page: Page,
  pageNo: number,
): Promise<PageInput> {
  const stored = (key: string) => parts.papers.get(db, applicantUid, key);
  const picture = await stored(page.object_key);
  if (page.text_key === null) return { pageNo, bytes: await shownPicture(picture, page.operations) };
  const words = JSON.parse((await stored(page.text_key)).toString()) as Word[];
  return { pageNo, bytes: picture, words: shownWords(words, page.homography) };
}

// A page that takes its reader down again and again is given up; the next one gets a new reader.
async function survived(at: ReadingRun, job: ReadJob, signal: AbortSignal): Promise<DocumentReading> {
  const { readers, stopping, log } = at.parts;
  for (let deaths = 1; ; deaths++) {
    try {
      return await readers.read(job, { timeoutMs: timeoutMs(job.pages.length), signal });
    } catch (error) {
      if (signal.aborted) throw new Superseded();
      if (stopping.aborted) throw error;
      log.warn({ docId: at.docId, deaths }, 'a reader failed on a document');
      if (deaths === deathsAllowed) throw new Hopeless('its reader failed three times');
    }
  }
}

// A document that is deleted, or asked for anew, stops being read.
async function untilSuperseded<T>(at: ReadingRun, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const looking = setInterval(() => {
    runFacts(at).catch((error: unknown) => error instanceof Superseded && stop.abort());
  }, lookEveryMs);
  try {
    return await work(stop.signal);
  } finally {
    clearInterval(looking);
  }
}
