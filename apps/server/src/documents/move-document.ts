import { isSettled, type Document } from '@visawright/contract/document.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { sql, type Tx } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { refuseInUse } from '../pages/refuse-in-use.ts';
import { settled } from '../pages/settled.ts';
import { openSource } from '../pages/source.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { attachOnTrip, tripsOf } from './attach-on-trip.ts';
import { removeDocument } from './delete-document.ts';
import { findApplicant } from './documents.queries.ts';
import { giveDocument, type GivingParts, type HeldGiving } from './give-document.ts';
import { presentOne } from './present.ts';
import { recommend } from './recommend.ts';
import { tellDone } from './tell-document.ts';
import { holdApplicants, refuseStrangers } from './together.ts';

type Move = BodyOf<Operations['moveDocument']>;

// The paper of somebody one travels with goes to them.
export const moveDocument = (call: ActorCall, move: Move): Promise<Document> =>
  call.db.transaction(async (tx) => {
    const { actor, parts } = call;
    const { docId, applicantUid: from, toApplicantUid: to } = move;
    await findApplicant(tx, actor, 'document.edit', to);
    await holdApplicants(tx, [from, to]);
    const source = await openSource(tx, actor, await keyOf(tx, parts.keys, from), docId, from);
    const { row } = source;
    if (move.version !== undefined && move.version !== row.version)
      throw new AppError('record.versionStale', { current: await presentOne(tx, parts.keys, actor, docId) });
    await refuseStrangers(tx, from, to);
    if (!isSettled(row.state)) throw new AppError('document.busy');
    await refuseInUse(tx, docId);
    const madeId = await moveHeld(tx, parts, { source, to, by: actor.personUid, actor });
    await tx.run(sql`
      update document set placed_by = ${actor.personUid} where realm_id = ${tx.realmId} and document_uid = ${madeId}`);
    return settled(tx, parts, actor, madeId);
  });

// Nothing of it stays with whom it was among. What follows for the one who has it now, the caller settles.
export async function moveHeld(tx: Tx, parts: GivingParts, { source, to, by, actor }: HeldGiving): Promise<string> {
  const { document_uid: docId, applicant_uid: from, category } = source.row;
  const madeId = await giveDocument(tx, parts, { source, to, by });
  const trips = await tripsOf(tx, docId);
  await removeDocument(tx, actor, docId);
  await attachOnTrip(tx, actor, { docId: madeId, applicantUid: to, trips });
  for (const [kind, applicantUid, subjectUid] of [
    ['documentMovedAway', from, docId],
    ['documentMovedHere', to, madeId],
  ] as const)
    await writeChange(tx, actor, { kind, applicantUid, subjectUid, field: category });
  await recommend(tx, parts.keys, from, category);
  await tellDone(tx, docId);
  return madeId;
}
