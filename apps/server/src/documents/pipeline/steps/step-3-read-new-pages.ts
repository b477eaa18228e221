import { ReadersUnavailable } from '../../readers/readers-unavailable.ts';
import type { PageOperation } from '@visawright/contract/documents/document.ts';
import { homographyOf, wholePage } from '@visawright/contract/documents/page-geometry.ts';
import type { DocumentReading, PageInput, ReadJob, Rule, Word } from '@visawright/reading/engine.types.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { remapReading, selectUnreadPages } from '../../readings/remap-readings.ts';
import { renderShownPicture } from '../../pages/render-shown-picture.ts';
import { filterShownWords } from '../../pages/filter-shown-words.ts';
import { loadApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import { hasConsent } from '../../consents/assert-consent.ts';
import { loadCategoryLessons } from '../category-lessons.ts';
import type { EnginePage } from '../../readings/engine-page.ts';
import { loadTravellers } from '../../belonging/travellers.queries.ts';
import { loadDocument } from '../../records/documents.queries.ts';
import { separateTravellers } from '../separate-travellers.ts';
import { storeReading } from '../store-reading.ts';
import { PermanentError } from '../retry-transient.ts';
import { openReading, hashPixels } from '../../readings/reading.ts';
import { writeFenced, loadRunFacts, SupersededError, type ReadingRun, type RunFacts } from '../reading-run.ts';
import { countProcessingTime } from '../../uploads/uploads.queries.ts';
import { publishDocumentStage } from '../../records/publish-document.ts';

interface PageRow {
  readonly page_uid: string;
  readonly route: 'text' | 'scan' | 'photo';
  readonly object_key: string;
  readonly text_key: string | null;
  readonly pixel_mac: Buffer;
  readonly operations: PageOperation[];
}
type Page = PageRow & EnginePage & { readonly operations: PageOperation[] };

const deathsAllowed = 3;
const lookEveryMs = 1_000;
const timeoutMs = (pages: number) => 240_000 + 30_000 * pages; // wall clock: the machine may be busy

// Only unread pages go to the engine; values of the others are remapped from the previous reading.
export async function readNewPages(at: ReadingRun): Promise<void> {
  const { db, docId, epoch, parts } = at;
  const facts = await loadRunFacts(at);
  const applicantUid = facts.applicant_uid;
  // Withdrawn since the upload: the file stays, but nothing is read from it.
  if (!(await hasConsent(db, docId))) throw new PermanentError('no consent');
  const key = await loadApplicantKey(db, parts.keys, applicantUid);
  const pages = await loadPageRows(db, docId);
  const prior = await latestReading(db, docId, epoch);
  if (prior?.reading_no !== epoch) {
    const before = prior ? openReading(key, docId, prior.reading_no, prior.body) : null;
    const given = selectUnreadPages(before, pages);
    const result = await readPages(at, facts, given);
    const remapped = before && given.length < pages.length ? remapReading(before, pages) : null;
    await writeFenced(at, (tx) =>
      storeReading(tx, at, key, { result, given: given.map(toEnginePage), remapped, shown: pages }),
    );
  }
  await writeFenced(at, async (tx) => {
    await tx.run(sql`update document set state = 'read', version = version + 1
      where realm_id = ${tx.realmId} and document_uid = ${docId} and state = 'rendered'`);
    await publishDocumentStage(tx, docId, 'read', { page: pages.length, pages: pages.length });
  });
}

async function loadPageRows(db: Db, docId: string): Promise<Page[]> {
  const rows = await db.many<PageRow>(sql`
    select p.page_uid, p.route, p.object_key, p.text_key, p.pixel_mac, m.operations
    from document_page m join page p on p.realm_id = m.realm_id and p.page_uid = m.page_uid
    where m.realm_id = ${db.realmId} and m.document_uid = ${docId} order by m.position`);
  return rows.map((row) => ({
    ...row,
    pageUid: row.page_uid,
    pixels: hashPixels(row.pixel_mac, row.operations),
    homography: homographyOf(row.operations),
  }));
}

const latestReading = (db: Db, docId: string, epoch: number) =>
  db.find<{ reading_no: number; body: Buffer }>(sql`
    select reading_no, body from reading
    where realm_id = ${db.realmId} and document_uid = ${docId} and reading_no <= ${epoch} order by reading_no desc limit 1`);

async function readPages(at: ReadingRun, facts: RunFacts, given: readonly Page[]): Promise<DocumentReading> {
  const { db, parts } = at;
  const { applicant_uid: applicantUid, upload_uid: uploadUid } = facts;
  const pages: PageInput[] = [];
  for (const [n, page] of given.entries()) pages.push(await loadPageInput(at, applicantUid, page, n + 1));
  const learnt = await loadCategoryLessons(db, parts.keys);
  const length = pages.some(({ words }) => words === undefined) ? 'long' : 'short';
  const read = await parts.scheduler.run(db.realmId, length, () =>
    countProcessingTime(db, uploadUid, () =>
      untilSuperseded(at, (signal) => {
        const readAll = (some: readonly PageInput[]) =>
          readWithRestarts(at, { pages: some, ...(learnt.length > 0 && { learnt }) }, signal);
        return readForTravellers(at, pages, readAll);
      }),
    ),
  );
  const { readWithVision: elsewhere } = parts;
  return elsewhere ? untilSuperseded(at, (signal) => elsewhere(db, applicantUid, read, pages, signal)) : read;
}

async function readForTravellers(
  { db, docId, parts }: ReadingRun,
  pages: readonly PageInput[],
  read: (pages: readonly PageInput[]) => Promise<DocumentReading>,
): Promise<DocumentReading> {
  const result = await read(pages);
  const row = await loadDocument(db, docId);
  if (!row.is_for_trip) return result;
  const { own, others } = await loadTravellers(db, parts.keys, row);
  return separateTravellers(result, pages, [own, ...others], read);
}

// Text-layer words already have positions in the original page.
const toEnginePage = (page: Page): EnginePage => (page.text_key === null ? page : { ...page, homography: wholePage });

// Text-layer words keep their original positions whatever was done to the page; a picture is read as shown.
async function loadPageInput(
  { db, parts }: ReadingRun,
  applicantUid: string,
  page: Page,
  pageNo: number,
): Promise<PageInput> {
  const load = (key: string) => parts.sealedObjects.get(db, applicantUid, key);
  const picture = await load(page.object_key);
  if (page.text_key === null) return { pageNo, bytes: await renderShownPicture(picture, page.operations) };
  const { words, rules } = textOf(JSON.parse((await load(page.text_key)).toString()) as StoredText);
  return { pageNo, bytes: picture, words: filterShownWords(words, page.homography), rules };
}

// Pages of earlier releases have only their words.
type StoredText = readonly Word[] | { readonly words: readonly Word[]; readonly rules: readonly Rule[] };

const textOf = (stored: StoredText) => ('words' in stored ? stored : { words: stored, rules: [] });

// Gives up a page that crashes its reader repeatedly; the next document gets a new reader.
async function readWithRestarts(at: ReadingRun, job: ReadJob, signal: AbortSignal): Promise<DocumentReading> {
  const { readers, stopping, log } = at.parts;
  for (let deaths = 1; ; deaths++) {
    try {
      return await readers.read(job, { timeoutMs: timeoutMs(job.pages.length), signal });
    } catch (error) {
      if (signal.aborted) throw new SupersededError();
      if (stopping.aborted || error instanceof ReadersUnavailable) throw error;
      log.warn({ docId: at.docId, deaths }, 'a reader failed on a document');
      if (deaths === deathsAllowed) throw new PermanentError('its reader failed three times');
    }
  }
}

// Stops reading when the document is deleted or a newer reading is requested.
async function untilSuperseded<T>(at: ReadingRun, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const looking = setInterval(() => {
    loadRunFacts(at).catch((error: unknown) => error instanceof SupersededError && stop.abort());
  }, lookEveryMs);
  try {
    return await work(stop.signal);
  } finally {
    clearInterval(looking);
  }
}
