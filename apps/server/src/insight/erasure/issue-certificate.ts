import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { canonicalJson } from '../../platform/http/canonical-json.ts';
import { loadSigningKey } from '../../platform/crypto/signing-key.ts';

export type ErasureCounts = Readonly<Record<string, number>>;

const format = 'visawright-erasure-1';

// The first words keep a signed certificate from being taken for a signed package.
export const certificateBytes = (certificate: string): Buffer => Buffer.from(`${format}\n${certificate}`);

// States what was erased and when, in numbers and uids; signed with the key that signs the realm's packages.
export async function issueCertificate(
  { keys }: { readonly keys: KeyStore },
  db: Db,
  erasureUid: string,
  counts: ErasureCounts,
): Promise<void> {
  const key = await loadSigningKey(db, keys);
  const row = await db.get<{ applicant_uid: string; cause: string; requested_at: Date; realm: string; now: Date }>(sql`
    select e.applicant_uid, e.cause, e.requested_at, r.path as realm, clock_timestamp() as now
    from erasure e join realm r on r.realm_id = e.realm_id
    where e.realm_id = ${db.realmId} and e.erasure_uid = ${erasureUid}`);
  const certificate = canonicalJson({
    format,
    realm: row.realm,
    erasureUid,
    travellerUid: row.applicant_uid,
    cause: row.cause,
    requestedAt: row.requested_at.toISOString(),
    erasedAt: row.now.toISOString(),
    keyDestroyed: true,
    erased: counts,
    keyId: key.keyId,
  });
  await db.run(sql`
    update erasure set erased_at = ${row.now}, certificate = ${certificate}, signature = ${key.sign(certificateBytes(certificate))},
      key_no = ${key.keyNo}
    where realm_id = ${db.realmId} and erasure_uid = ${erasureUid} and erased_at is null`);
}
