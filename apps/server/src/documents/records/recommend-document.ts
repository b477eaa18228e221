import { isDay } from '@visawright/contract/dates/days.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { listDocumentsOfCategory } from './documents.queries.ts';
import { hasField } from '../fields/check-fields.ts';
import { unsealDocument, getValue, type UnsealedDocument } from './unseal-document.ts';

// Picks the document of a category to fill forms from: not expired, verified by staff, read with certainty, valid
// longest, newest.
export async function recommendDocument(db: Db, keys: KeyStore, applicantUid: string, category: string): Promise<void> {
  const best = hasField(category, 'expiryDate')
    ? await validLongest(db, keys, applicantUid, category)
    : await latest(db, applicantUid, category);
  await db.run(sql`
    update document set is_recommended = (document_uid is not distinct from ${best ?? null}::uuid)
    where realm_id = ${db.realmId} and applicant_uid = ${applicantUid} and category = ${category}
      and is_recommended <> (document_uid is not distinct from ${best ?? null}::uuid)`);
}

// The expiry date is sealed, so the ranking is done here instead of in SQL.
async function validLongest(db: Db, keys: KeyStore, applicantUid: string, category: string) {
  const rows = await listDocumentsOfCategory(db, applicantUid, category);
  if (rows.length === 0) return undefined;
  const { today } = await db.get<{ today: string }>(sql`
    select (now() at time zone coalesce(settings ->> 'timeZone', 'Asia/Kolkata'))::date as today
    from realm where realm_id = ${db.realmId}`);
  const key = await loadApplicantKey(db, keys, applicantUid);
  const ranked = rows.map((row) => ({ uid: row.document_uid, rank: rankDocument(unsealDocument(key, row), today) }));
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

// Compared from left to right, greater first. A document without expiry date never expires.
function rankDocument(document: UnsealedDocument, today: string): Rank {
  const { row } = document;
  const written = getValue(document, 'expiryDate') ?? '';
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
