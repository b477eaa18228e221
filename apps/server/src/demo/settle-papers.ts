import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { sealName } from '../vault/file-names.ts';

// Papers that stand for themselves in the demo's applications, without a file: nothing waits to be read.
export async function settlePapers(db: Db, keys: KeyStore): Promise<void> {
  const rows = await db.many<{ uid: string; applicant_uid: string; category: string }>(sql`
    select document_uid as uid, applicant_uid, category from document
    where realm_id = ${db.realmId} and upload_uid is null and name is null and state = 'uploaded' and page_count = 0
    order by applicant_uid`);
  for (const [applicantUid, papers] of Map.groupBy(rows, (row) => row.applicant_uid)) {
    const key = await keyOf(db, keys, applicantUid);
    const uids = papers.map(({ uid }) => uid);
    const names = papers.map(({ category }) => `\\x${sealName(key, `${category}.pdf`).toString('hex')}`);
    await db.run(sql`
      update document d set state = 'checked', category_outcome = 'accept', settled_at = d.created_at, name = n.name::bytea
      from unnest(${uids}::uuid[], ${names}::text[]) n (uid, name)
      where d.realm_id = ${db.realmId} and d.document_uid = n.uid`);
  }
}
