import type { PersonFacts } from '@visawright/contract/identity/same-person.ts';
import type { DocumentReading, ReadPage } from '@visawright/reading/engine.types.ts';
import type { LocatedPage } from '@visawright/contract/documents/visible-page-index.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { mergeReadings } from '../readings/remap-readings.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { hasField } from '../fields/check-fields.ts';
import type { EnginePage } from '../readings/engine-page.ts';
import { storePageMasks } from '../masking/store-page-masks.ts';
import { findHiddenRegions } from '../masking/find-hidden-regions.ts';
import { addMentionedTravellers } from '../belonging/find-mentioned-travellers.ts';
import { loadTravellers } from '../belonging/travellers.queries.ts';
import { loadDocument } from '../records/documents.queries.ts';
import { canSplitFile, splitFile } from './split-file.ts';
import { buildReadings, buildSingleReading, type FoundDocument } from '../readings/build-readings.ts';
import { wordsInReadingOrder } from '../readings/words-in-reading-order.ts';
import { sealReading, type Reading } from '../readings/reading.ts';
import type { ReadingRun } from './reading-run.ts';
import { preferVisibleValues } from '../readings/prefer-visible-values.ts';

export interface FreshReading {
  readonly result: DocumentReading;
  readonly given: readonly EnginePage[];
  readonly remapped: Reading | null; // of pages that were not read again
  readonly shown: readonly LocatedPage[]; // all pages as shown
}

// One fenced transaction stores the reading and the masks, and splits a file of several documents. A repeated run finds
// its reading and changes nothing.
export async function storeReading(
  tx: Tx,
  { docId, epoch, parts }: ReadingRun,
  key: ApplicantKey,
  { result, given, remapped, shown }: FreshReading,
): Promise<void> {
  const found = await listFoundDocuments(tx, docId, { result, given, remapped, shown });
  const [first, ...others] = await nameTravellers(tx, parts, docId, found, { result, given });
  const { name, version } = result.engine;
  const engine = `${name} ${version}`;
  const whole = remapped ? mergeReadings([remapped, first.reading]) : first.reading;
  const reading = { ...whole, values: preferVisibleValues(whole.values, shown) };
  const isNew = await tx.run(sql`
    insert into reading (realm_id, document_uid, reading_no, engine, body)
    values (${tx.realmId}, ${docId}, ${epoch}, ${engine},
      ${sealReading(key, docId, epoch, reading)})
    on conflict do nothing`);
  if (isNew === 0) return;
  if (others.length > 0) await splitFile(tx, parts.jobs, key, { docId, epoch, engine, first, others });
  const pageUids = given.map(({ pageUid }) => pageUid);
  await storePageMasks(tx, key, pageUids, findHiddenRegions(result, given));
}

// In a file of a whole trip also travellers whom only the text mentions.
async function nameTravellers(
  tx: Tx,
  { keys }: ReadingRun['parts'],
  docId: string,
  found: Documents,
  { result, given }: Pick<FreshReading, 'result' | 'given'>,
): Promise<Documents> {
  const row = await loadDocument(tx, docId);
  if (!row.is_for_trip) return found;
  const { own, others } = await loadTravellers(tx, keys, row);
  const wordsOf = new Map(given.map(({ pageUid }, at) => [pageUid, wordsOfPage(result.pages[at])]));
  const [first, ...more] = found.map(({ reading, pages }) => {
    const words = pages.flatMap(({ pageUid }) => wordsOf.get(pageUid) ?? []);
    const people = addMentionedTravellers(reading.people ?? [], words, [own, ...others]);
    return { pages, reading: { ...reading, people: people.slice(0, mostPeople).map(toStoredPerson) } };
  });
  return [first!, ...more];
}

const wordsOfPage = (page: ReadPage | undefined) => (page ? wordsInReadingOrder(page) : []);

const mostPeople = 20;
const toStoredPerson = ({ name, dateOfBirth, passportNumber }: PersonFacts) => ({
  name,
  ...(dateOfBirth ? { dateOfBirth } : {}),
  ...(passportNumber ? { passportNumber } : {}),
});

type Documents = readonly [FoundDocument, ...FoundDocument[]];

async function listFoundDocuments(
  tx: Tx,
  docId: string,
  { result, given, remapped }: FreshReading,
): Promise<Documents> {
  const document = await tx.get<{ category: string; is_chosen: boolean }>(sql`
    select category, category_by is not null as is_chosen from document where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  if (remapped === null && result.documents.length > 1 && (await canSplitFile(tx, docId)))
    return buildReadings(result, given) as Documents;
  const whole = buildSingleReading(result, given);
  const reading =
    document.is_chosen && document.category !== whole.category ? restrictToCategory(whole, document.category) : whole;
  return [{ reading, pages: given }];
}

// A person chose the category: values of another category are dropped.
const restrictToCategory = (reading: Reading, category: string): Reading => ({
  ...reading,
  values: reading.values.filter(({ field }) => hasField(category, field)),
  tables: [],
});
