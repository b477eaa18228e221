import type { GrantState } from '@visawright/contract/delivery/grant.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { lockApplication } from '../../applications/records/applications.queries.ts';
import { publishApplicationChanged } from '../../applications/records/publish-application-changed.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { findDocuments } from '../../documents/records/documents.queries.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getGrant } from './get-grant.ts';
import { removeGrant, findGrant, storeGrant } from './grants.queries.ts';

interface Named {
  readonly applicationUid: string;
  readonly docId: string | null;
}

// Only after submission, and only with a document of the traveller who applied. Does not set the outcome: a person records that.
export const setGrant = (db: Db, keys: KeyStore, actor: Actor, { applicationUid, docId }: Named): Promise<GrantState> =>
  db.transaction(async (tx) => {
    const { status, applicant_uid } = await lockApplication(tx, actor, 'document.edit', applicationUid);
    if (status !== 'submitted') throw new AppError('grant.notSubmitted');
    const was = (await findGrant(tx, applicationUid))?.document_uid ?? null;
    if (was !== docId) {
      if (docId === null) await removeGrant(tx, applicationUid);
      else {
        const mine = sql`d.applicant_uid = ${applicant_uid} and d.document_uid = ${docId}`;
        const [row] = await findDocuments(tx, actor, 'document.edit', mine);
        if (!row) throw new AppError('record.notFound');
        await storeGrant(tx, applicationUid, docId, actor.personUid);
      }
      const kind = docId === null ? 'grantTakenBack' : 'grantAdded';
      await writeChange(tx, actor, { kind, applicationUid, was, became: docId });
      await publishApplicationChanged(tx, [applicationUid]);
    }
    return getGrant(tx, keys, actor, applicationUid);
  });
