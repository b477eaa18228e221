import type { DocumentReading } from '@visawright/reading/engine.types.ts';
import type { PlacedPage } from '@visawright/contract/page-place.ts';
import { sql, type Tx } from '../access/db.ts';
import { joined } from '../pages/carry.ts';
import type { ApplicantKey } from '../vault/applicant-key.ts';
import { hasField } from './field-rules.ts';
import type { GivenPage } from './given-page.ts';
import { hidePlaces } from './hidden-places.queries.ts';
import { hiddenPlaces } from './hidden-places.ts';
import { mayBeParted, partFile } from './part-file.ts';
import { papersOf, readingOf, type FoundPaper } from './reading-of.ts';
import { pixelsOfAll, sealReading, type Reading } from './reading.ts';
import type { ReadingRun } from './reading-run.ts';
import { seenRather } from './seen-values.ts';

export interface FreshReading {
  readonly result: DocumentReading;
  readonly given: readonly GivenPage[];
  readonly kept: Reading | null; // of pages that were not read again
  readonly shown: readonly PlacedPage[]; // all its pages as it shows them
}

// In one fenced transaction: what was read, what of it stays hidden, and the papers of a file that holds several. A run that comes here
// again finds its reading and changes nothing.
export async function keepReading(
  tx: Tx,
  { docId, epoch, parts }: ReadingRun,
  key: ApplicantKey,
  { result, given, kept, shown }: FreshReading,
): Promise<void> {
  const [first, ...others] = await papersIn(tx, docId, { result, given, kept, shown });
  const { name, version } = result.engine;
  const engine = `${name} ${version}`;
  const whole = kept ? joined([kept, first.reading]) : first.reading;
  const reading = { ...whole, values: seenRather(whole.values, shown) };
  const isNew = await tx.run(sql`
    insert into reading (realm_id, document_uid, reading_no, engine, pixels_sha256, body)
    values (${tx.realmId}, ${docId}, ${epoch}, ${engine}, ${pixelsOfAll(reading.pages)}, ${sealReading(key, docId, epoch, reading)})
    on conflict do nothing`);
  if (isNew === 0) return;
  if (others.length > 0) await partFile(tx, parts.jobs, key, { docId, epoch, engine, first, others });
  const pageUids = given.map(({ pageUid }) => pageUid);
  await hidePlaces(tx, key, pageUids, hiddenPlaces(result, given));
}

type Papers = readonly [FoundPaper, ...FoundPaper[]];

async function papersIn(tx: Tx, docId: string, { result, given, kept }: FreshReading): Promise<Papers> {
  const told = await tx.get<{ category: string; is_told: boolean }>(sql`
    select category, category_by is not null as is_told from document where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  if (kept === null && result.documents.length > 1 && (await mayBeParted(tx, docId)))
    return papersOf(result, given) as Papers;
  const whole = readingOf(result, given);
  const reading = told.is_told && told.category !== whole.category ? answering(whole, told.category) : whole;
  return [{ reading, pages: given }];
}

// A person said what it is: what was read of something else answers nothing that is asked now.
const answering = (reading: Reading, category: string): Reading => ({
  ...reading,
  values: reading.values.filter(({ field }) => hasField(category, field)),
  tables: [],
});
