import type { Document } from '@visawright/contract/documents/document.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { finishDocumentEdit } from '../editing/finish-document-edit.ts';
import { lockSourceDocument } from '../pages/lock-source-document.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { copyLockedDocument, findCopy } from './copy-document.ts';
import { assertApplicantInReach } from '../records/documents.queries.ts';
import { loadPresentedDocument } from '../records/present-document.ts';
import { lockApplicants, assertTravelTogether } from '../belonging/lock-applicants.ts';

type Sharing = BodyOf<Operations['shareDocument']>;

// All of the named travellers or none.
export const shareDocument = (call: ActorCall, sharing: Sharing): Promise<Document[]> =>
  call.db.transaction(async (tx) => {
    const { actor, parts } = call;
    const { docId, applicantUid: from } = sharing;
    const wanted = [...new Set(sharing.toApplicantUids)];
    for (const to of wanted) await assertApplicantInReach(tx, actor, 'document.edit', to);
    await lockApplicants(tx, [from, ...wanted]);
    const source = await lockSourceDocument(tx, actor, await loadApplicantKey(tx, parts.keys, from), docId, from);
    if (source.row.state !== 'checked') throw new AppError('document.busy');
    const documents: Document[] = [];
    for (const to of wanted) {
      await assertTravelTogether(tx, from, to);
      const copy = await findCopy(tx, docId, to);
      if (copy && !copy.is_gone) {
        documents.push(await loadPresentedDocument(tx, parts.keys, actor, copy.uid));
        continue;
      }
      if (copy)
        await tx.run(
          sql`update document set copy_of = null where realm_id = ${tx.realmId} and document_uid = ${copy.uid}`,
        );
      const madeId = await copyLockedDocument(tx, parts, { source, to, by: actor.personUid, actor });
      documents.push(await finishDocumentEdit(tx, parts, actor, madeId));
    }
    return documents;
  });
