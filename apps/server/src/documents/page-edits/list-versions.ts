import type { DocumentVersion } from '@visawright/contract/documents/document.ts';
import { sql } from '../../platform/db/db.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { getDocument } from '../records/documents.queries.ts';

interface Row extends Omit<DocumentVersion, 'madeAt'> {
  readonly madeAt: Date;
}

export async function listVersions({ db, actor }: ActorCall, docId: string): Promise<DocumentVersion[]> {
  await getDocument(db, actor, 'document.read', docId);
  const rows = await db.many<Row>(sql`
    select v.version_no as "versionNo", v.made_at as "madeAt", jsonb_array_length(v.pages) as pages,
      nullif(concat_ws(' ', p.first_name, p.last_name), '') as "madeByName", (
        select count(*)::integer from jsonb_array_elements(v.pages) page where page -> 'operations' <> '[]') as edited
    from document_version v left join person p on p.realm_id = v.realm_id and p.person_uid = v.made_by
    where v.realm_id = ${db.realmId} and v.document_uid = ${docId} order by v.version_no`);
  return rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() }));
}
