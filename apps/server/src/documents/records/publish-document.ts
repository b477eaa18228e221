import type { DocumentStage } from '@visawright/contract/documents/document-facts.ts';
import type { SocketEvent, SocketPayloads } from '@visawright/contract/platform/events.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { agencyRoom, applicantRoom, personRoom } from '../../platform/realtime/rooms.ts';

type DocumentEvent = Extract<SocketEvent, `document:${string}`>;

// Reaches everyone who may have it on screen: applicant, agency, agent, and reviewers of an application.
async function roomsOf(db: Db, docId: string): Promise<string[]> {
  const found = await db.find<{ applicant_uid: string; agency_uid: string; people: string[] }>(sql`
    select a.applicant_uid, a.agency_uid, array(
      select a.agent_uid::text where a.agent_uid is not null union
      select t.reviewer_uid::text from application w
      join review_task t on t.realm_id = w.realm_id and t.application_uid = w.application_uid and t.withdrawn_at is null
      where w.realm_id = a.realm_id and w.applicant_uid = a.applicant_uid and w.deleted_at is null limit 100) as people
    from document d join applicant a on a.realm_id = d.realm_id and a.applicant_uid = d.applicant_uid
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId}`);
  if (!found) return [];
  return [
    applicantRoom(db.realmId, found.applicant_uid),
    agencyRoom(db.realmId, found.agency_uid),
    ...found.people.map((uid) => personRoom(db.realmId, uid)),
  ];
}

// In the transaction of the change; progress is published on its own.
export const publishDocument = async <E extends DocumentEvent>(
  db: Db,
  event: E,
  payload: SocketPayloads[E],
): Promise<void> => publish(db, await roomsOf(db, payload.docId), event, payload);

export const publishDocumentDone = (db: Db, docId: string): Promise<void> =>
  publishDocument(db, 'document:done', { docId });

export const publishDocumentStage = (
  db: Db,
  docId: string,
  stage: DocumentStage,
  { page, pages }: { readonly page: number; readonly pages: number } = { page: 0, pages: 0 },
): Promise<void> => publishDocument(db, 'document:progress', { docId, stage, page, pages });
