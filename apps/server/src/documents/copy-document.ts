import { sql, type Tx } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { attachOnTrip, tripsOf } from './attach-on-trip.ts';
import { giveDocument, type GivingParts, type HeldGiving } from './give-document.ts';

// A ticket of several passengers stands among the papers of each. What follows for the one who has the copy, the caller settles.
export async function copyHeld(tx: Tx, parts: GivingParts, { source, to, by, actor }: HeldGiving): Promise<string> {
  const { document_uid: docId, category } = source.row;
  const madeId = await giveDocument(tx, parts, { source, to, by });
  await tx.run(sql`
    update document set copy_of = ${docId} where realm_id = ${tx.realmId} and document_uid = ${madeId}`);
  await attachOnTrip(tx, actor, { docId: madeId, applicantUid: to, trips: await tripsOf(tx, docId) });
  await writeChange(tx, actor, { kind: 'documentCopiedHere', applicantUid: to, subjectUid: madeId, field: category });
  return madeId;
}

interface Copy {
  readonly uid: string;
  readonly is_gone: boolean;
}

// The copy somebody has of a paper already, or had: one a person took away does not come back by itself.
export const findCopy = (tx: Tx, docId: string, applicantUid: string): Promise<Copy | undefined> =>
  tx.find<Copy>(sql`
    select document_uid as uid, deleted_at is not null as is_gone from document
    where realm_id = ${tx.realmId} and copy_of = ${docId} and applicant_uid = ${applicantUid}`);
