import type { DocumentStage } from '@visawright/contract/documents/document-facts.ts';
import type { SocketEvent, SocketPayloads } from '@visawright/contract/platform/events.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { publish } from '../../platform/realtime/publish.ts';
import { agencyRoom, applicantRoom, personRoom } from '../../platform/realtime/rooms.ts';

type DocumentEvent = Extract<SocketEvent, `document:${string}`>;

interface Audience {
  readonly applicantUid: string;
  readonly version: number; // of the traveller's arrangement
  readonly rooms: readonly string[];
}

// Everyone who may have it on screen: applicant, agency, agent, and reviewers of an application.
async function audienceOf(db: Db, docId: string): Promise<Audience | undefined> {
  const found = await db.find<{ applicant_uid: string; agency_uid: string; version: number; people: string[] }>(sql`
    select a.applicant_uid, a.agency_uid, coalesce(v.version, 0) as version, array(
      select a.agent_uid::text where a.agent_uid is not null union
      select t.reviewer_uid::text from application w
      join review_task t on t.realm_id = w.realm_id and t.application_uid = w.application_uid and t.withdrawn_at is null
      where w.realm_id = a.realm_id and w.applicant_uid = a.applicant_uid and w.deleted_at is null limit 100) as people
    from document d join applicant a on a.realm_id = d.realm_id and a.applicant_uid = d.applicant_uid
    left join arrangement v on v.realm_id = a.realm_id and v.applicant_uid = a.applicant_uid
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId}`);
  if (!found) return undefined;
  const rooms = [
    applicantRoom(db.realmId, found.applicant_uid),
    agencyRoom(db.realmId, found.agency_uid),
    ...found.people.map((uid) => personRoom(db.realmId, uid)),
  ];
  return { applicantUid: found.applicant_uid, version: found.version, rooms };
}

// In the transaction of the change; progress is published on its own. The change has raised the version of the arrangement.
export async function publishDocument<E extends DocumentEvent>(
  db: Db,
  event: E,
  payload: SocketPayloads[E],
): Promise<void> {
  const audience = await audienceOf(db, payload.docId);
  if (!audience) return;
  const { rooms, applicantUid, version } = audience;
  await publish(db, rooms, event, payload);
  const isProgressOfPages = 'page' in payload && payload.page > 0;
  if (!isProgressOfPages) await publish(db, rooms, 'arrangement:changed', { applicantUid, version });
}

export const publishDocumentDone = (db: Db, docId: string): Promise<void> =>
  publishDocument(db, 'document:done', { docId });

export const publishDocumentStage = (
  db: Db,
  docId: string,
  stage: DocumentStage,
  { page, pages }: { readonly page: number; readonly pages: number } = { page: 0, pages: 0 },
): Promise<void> => publishDocument(db, 'document:progress', { docId, stage, page, pages });
