import type { TrailEntryDetail } from '@visawright/contract/platform/trail.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { sql } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { hashEntry, type TrailRow } from './hash-entry.ts';
import { inTrailReach, listEntries, presentEntry, seesWholeRealm } from './trail-entries.queries.ts';
import { selectTrailRows } from './verify-trail.ts';

// The entry and its two neighbours. Of a neighbour only its number and hash leave the server, since it may belong to another agency.
export const getTrailEntry: Handler<'getTrailEntry'> = async ({ db, actor }, { query }) => {
  const number = Number(query.entryNumber);
  const [[entry], rows] = await Promise.all([
    listEntries(db, actor, sql`${inTrailReach(db, actor)} and t.seq = ${number}`, 1),
    db.many<TrailRow>(selectTrailRows(db, sql`t.seq between ${number - 1} and ${number + 1}`, 3)),
  ]);
  const row = rows.find(({ seq }) => Number(seq) === number);
  if (!entry || !row) throw new AppError('record.notFound');
  const [before, after] = [-1, 1].map((step) => rows.find(({ seq }) => Number(seq) === number + step));
  const documents = await db.many<TrailEntryDetail['documents'][number]>(sql`
    select ${seesWholeRealm(actor) ? sql`''` : sql`d.document_uid::text`} as "docId", d.category
    from document d where d.realm_id = ${db.realmId} and d.document_uid = any(${row.documents}::uuid[])
    order by d.created_at, d.document_uid`);
  const isVerified =
    hashEntry(row).equals(row.hash) &&
    (number === 1 || (before !== undefined && before.hash.equals(row.prev_hash))) &&
    (after === undefined || after.prev_hash.equals(row.hash));
  return {
    ...presentEntry(entry),
    documents,
    address: row.address,
    requestUid: row.request_uid,
    previous: linkOf(before),
    hash: row.hash.toString('hex'),
    next: linkOf(after),
    isVerified,
  };
};

const linkOf = (row: TrailRow | undefined) =>
  row ? { entryNumber: Number(row.seq), hash: row.hash.toString('hex') } : null;
