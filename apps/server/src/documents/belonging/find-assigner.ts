import type { Actor } from '../../platform/access/actor.types.ts';
import { findActorByPerson } from '../../platform/access/find-actor.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { findUploadingTraveller } from './find-uploading-traveller.ts';

// With whose permissions a document is given to the traveller it names: a traveller who uploaded it, or a member of staff who uploaded it
// for everyone on the trip. What staff upload for one traveller stays with this traveller.
export async function findAssigner(db: Db, docId: string): Promise<Actor | undefined> {
  const row = await db.find<{ uid: string }>(sql`
    select u.uploaded_by as uid from document d join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} and u.for_trip and u.uploaded_by is not null`);
  return row ? findActorByPerson(db, row.uid, '') : findUploadingTraveller(db, docId);
}
