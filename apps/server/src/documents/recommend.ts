import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { documentsOfCategory } from './documents.queries.ts';
import { hasField } from './field-rules.ts';
import { isDay } from './fits-type.ts';
import { openDocument, valueOf, type OpenDocument } from './open-document.ts';

// Of an applicant's papers of one category, the one to fill forms from: still valid, compared with the original by staff, read without a
// doubt, valid longest, and the later of two alike.
export async function recommend(db: Db, keys: KeyStore, applicantUid: string, category: string): Promise<void> {
  const best = hasField(category, 'expiryDate')
    ? await validLongest(db, keys, applicantUid, category)
    : await latest(db, applicantUid, category);
  await db.run(sql`
    update document set is_recommended = (document_uid is not distinct from ${best ?? null}::uuid)
    where realm_id = ${db.realmId} and applicant_uid = ${applicantUid} and category = ${category}
      and is_recommended <> (document_uid is not distinct from ${best ?? null}::uuid)`);
}

// Until when a paper is valid is sealed in it.
async function validLongest(db: Db, keys: KeyStore, applicantUid: string, category: string) {
  const rows = await documentsOfCategory(db, applicantUid, category);
  if (rows.length === 0) return undefined;
  const { today } = await db.get<{ today: string }>(sql`
    select (now() at time zone coalesce(settings ->> 'timeZone', 'Asia/Kolkata'))::date as today
    from realm where realm_id = ${db.realmId}`);
  const key = await keyOf(db, keys, applicantUid);
  const ranked = rows.map((row) => ({ uid: row.document_uid, rank: rank(openDocument(key, row), today) }));
  return ranked.sort((a, b) => compare(a.rank, b.rank))[0]!.uid;
}

async function latest(db: Db, applicantUid: string, category: string): Promise<string | undefined> {
  const found = await db.find<{ uid: string }>(sql`
    select document_uid as uid from document
    where realm_id = ${db.realmId} and applicant_uid = ${applicantUid} and category = ${category}
      and state = 'checked' and deleted_at is null
    order by verified_at is not null desc, retake = '{}' and to_confirm = 0 desc, retake = '{}' desc, created_at desc, document_uid desc
    limit 1`);
  return found?.uid;
}

type Rank = readonly (number | string)[];

// Compared from the left, the greater first. A paper without a last day never runs out.
export function rank(document: OpenDocument, today: string): Rank {
  const { row } = document;
  const written = valueOf(document, 'expiryDate') ?? '';
  const expiry = isDay(written) ? written : '9999-12-31';
  const isSure = row.retake.length === 0 && row.to_confirm === 0;
  return [
    Number(expiry >= today),
    Number(row.is_verified),
    Number(isSure),
    Number(row.retake.length === 0),
    expiry,
    row.created_at.toISOString(),
    row.document_uid,
  ];
}

function compare(a: Rank, b: Rank): number {
  const at = a.findIndex((part, n) => part !== b[n]);
  return at === -1 ? 0 : a[at]! > b[at]! ? -1 : 1;
}
