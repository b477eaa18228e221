import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { loadTrustedKeys } from '../../platform/crypto/signing-key.ts';
import { loadAnchors, isSignedBy, type Anchor } from './anchors.ts';
import { hashEntry, type TrailRow } from './hash-entry.ts';

// changed: the entry's content does not match its hash. missing: an entry is not there. order: it does not follow the one before.
// anchor: a signed anchor says otherwise, is missing or has no valid signature.
export interface TrailFault {
  readonly what: 'changed' | 'missing' | 'order' | 'anchor';
  readonly seq: number;
}
interface TrailVerdict {
  readonly entries: number;
  readonly anchors: number;
  readonly head: string; // hash of the last entry, hex
  readonly fault: TrailFault | null; // the first
}

const batch = 2_000;
const zeros = Buffer.alloc(32);

export const selectTrailRows = (db: Db, condition: Sql, limit: number): Sql => sql`
  select realm_id, seq::text as seq, (extract(epoch from at) * 1000000)::bigint::text as micros, kind, action, person_uid, role,
    applicant_uid, agency_uid, subject_uid, fields, documents::text[] as documents, purpose, address, request_uid, prev_hash, hash
  from trail t where realm_id = ${db.realmId} and ${condition} order by t.seq limit ${limit}`;

const nextRows = (db: Db, after: string, upTo: string): Promise<TrailRow[]> =>
  db.many<TrailRow>(selectTrailRows(db, sql`t.seq > ${after} and t.seq <= ${upTo}`, batch));

// Recomputes every hash in order and compares the chain with its anchors in the object store. Entries that are added meanwhile are left
// for the next time.
export async function verifyTrail(
  db: Db,
  keys: KeyStore,
  store: ObjectStore,
  onProgress: (entries: number) => Promise<void> = async () => {},
): Promise<TrailVerdict> {
  const anchors = await loadAnchors(db, store);
  const trusted = await loadTrustedKeys(db, keys);
  const bySeq = new Map<string, Anchor[]>();
  for (const anchor of anchors) bySeq.set(anchor.seq, [...(bySeq.get(anchor.seq) ?? []), anchor]);
  const known = new Set(anchors.map(({ name }) => name));
  const { last } = await db.get<{ last: string }>(
    sql`select coalesce(max(seq), 0)::text as last from trail where realm_id = ${db.realmId}`,
  );
  const faults: TrailFault[] = [];
  let seq = '0';
  let hash: Buffer = zeros;
  for (;;) {
    const rows = await nextRows(db, seq, last);
    for (const row of rows) {
      const at = Number(row.seq);
      if (BigInt(row.seq) !== BigInt(seq) + 1n) faults.push({ what: 'missing', seq: Number(seq) + 1 });
      else if (!row.prev_hash.equals(hash)) faults.push({ what: 'order', seq: at });
      else if (!hashEntry(row).equals(row.hash)) faults.push({ what: 'changed', seq: at });
      else if (row.action === 'anchored' && !row.fields.every((name) => known.has(name)))
        faults.push({ what: 'anchor', seq: at });
      else if (bySeq.get(row.seq)?.some((anchor) => anchor.hash !== row.hash.toString('hex')))
        faults.push({ what: 'anchor', seq: at });
      if (faults.length > 0) break;
      [seq, hash] = [row.seq, row.hash];
    }
    if (faults.length > 0 || rows.length < batch) break;
    await onProgress(Number(seq));
  }
  // An anchor beyond the end of the chain: entries were cut off. A broken signature: the anchor itself was changed.
  for (const anchor of anchors) {
    if (!isSignedBy(anchor, db.realmId, trusted)) faults.push({ what: 'anchor', seq: Number(anchor.seq) });
    else if (BigInt(anchor.seq) > BigInt(last)) faults.push({ what: 'missing', seq: Number(last) + 1 });
  }
  const [first = null] = faults.toSorted((one, other) => one.seq - other.seq);
  return { entries: Number(seq), anchors: anchors.length, head: hash.toString('hex'), fault: first };
}
