import type { DocumentView } from '@visawright/contract/document.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';

export interface Views {
  readonly applicantUid: string;
  readonly docIds: readonly string[];
  readonly purpose: DocumentView['purpose'];
}

// Who looked at what, for the person the paper is about. Turning pages for ten minutes is one look.
export async function logViews(db: Db, { personUid }: Actor, { applicantUid, docIds, purpose }: Views): Promise<void> {
  await db.run(sql`
    insert into view_log (realm_id, person_uid, applicant_uid, document_uid, purpose)
    select ${db.realmId}, ${personUid}, ${applicantUid}, seen.uid, ${purpose} from unnest(${docIds}::uuid[]) as seen (uid)
    where not exists (select from view_log v
      where v.realm_id = ${db.realmId} and v.document_uid = seen.uid and v.person_uid = ${personUid}
        and v.purpose = ${purpose} and v.at > now() - interval '10 minutes')`);
}
