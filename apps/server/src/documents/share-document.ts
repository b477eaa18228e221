import type { Document } from '@visawright/contract/document.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { sql } from '../access/db.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { settled } from '../pages/settled.ts';
import { openSource } from '../pages/source.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { copyHeld, findCopy } from './copy-document.ts';
import { findApplicant } from './documents.queries.ts';
import { presentOne } from './present.ts';
import { holdApplicants, refuseStrangers } from './together.ts';

type Sharing = BodyOf<Operations['shareDocument']>;

// "Also for": all of them or none.
export const shareDocument = (call: ActorCall, sharing: Sharing): Promise<Document[]> =>
  call.db.transaction(async (tx) => {
    const { actor, parts } = call;
    const { docId, applicantUid: from } = sharing;
    const wanted = [...new Set(sharing.toApplicantUids)];
    for (const to of wanted) await findApplicant(tx, actor, 'document.edit', to);
    await holdApplicants(tx, [from, ...wanted]);
    const source = await openSource(tx, actor, await keyOf(tx, parts.keys, from), docId, from);
    if (source.row.state !== 'checked') throw new AppError('document.busy');
    const documents: Document[] = [];
    for (const to of wanted) {
      await refuseStrangers(tx, from, to);
      const copy = await findCopy(tx, docId, to);
      if (copy && !copy.is_gone) {
        documents.push(await presentOne(tx, parts.keys, actor, copy.uid));
        continue;
      }
      if (copy)
        await tx.run(
          sql`update document set copy_of = null where realm_id = ${tx.realmId} and document_uid = ${copy.uid}`,
        );
      const madeId = await copyHeld(tx, parts, { source, to, by: actor.personUid, actor });
      documents.push(await settled(tx, parts, actor, madeId));
    }
    return documents;
  });
