import type { DocumentView } from '@visawright/contract/documents/document.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';

export interface DocumentViews {
  readonly applicantUid: string;
  readonly docIds: readonly string[];
  readonly purpose: DocumentView['purpose'];
}

// The applicant can see who viewed what. Views within ten minutes count as one.
export async function logViews(
  db: Db,
  { personUid }: Actor,
  { applicantUid, docIds, purpose }: DocumentViews,
): Promise<void> {
  await db.run(sql`
    insert into view_log (realm_id, person_uid, applicant_uid, document_uid, purpose)
    select ${db.realmId}, ${personUid}, ${applicantUid}, seen.uid, ${purpose} from unnest(${docIds}::uuid[]) as seen (uid)
    where not exists (select from view_log v
      where v.realm_id = ${db.realmId} and v.document_uid = seen.uid and v.person_uid = ${personUid}
        and v.purpose = ${purpose} and v.at > now() - interval '10 minutes')`);
}
