import type { GrantState } from '@visawright/contract/grant.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { lockApplication } from '../applications/applications.queries.ts';
import { tellChanged } from '../applications/tell-changed.ts';
import { writeChange } from '../changes/write-change.ts';
import { findDocuments } from '../documents/documents.queries.ts';
import { AppError } from '../http/app-error.ts';
import { getGrant } from './get-grant.ts';
import { dropGrant, findGrant, keepGrant } from './grants.queries.ts';

interface Named {
  readonly applicationUid: string;
  readonly docId: string | null;
}

// A visa is issued once the application was submitted, and to the person who applied. That it came says nothing yet of the outcome: a
// person says that.
export const setGrant = (db: Db, keys: KeyStore, actor: Actor, { applicationUid, docId }: Named): Promise<GrantState> =>
  db.transaction(async (tx) => {
    const { status, applicant_uid } = await lockApplication(tx, actor, 'document.edit', applicationUid);
    if (status !== 'submitted') throw new AppError('grant.notSubmitted');
    const was = (await findGrant(tx, applicationUid))?.document_uid ?? null;
    if (was !== docId) {
      if (docId === null) await dropGrant(tx, applicationUid);
      else {
        const mine = sql`d.applicant_uid = ${applicant_uid} and d.document_uid = ${docId}`;
        const [row] = await findDocuments(tx, actor, 'document.edit', mine);
        if (!row) throw new AppError('record.notFound');
        await keepGrant(tx, applicationUid, docId, actor.personUid);
      }
      const kind = docId === null ? 'grantTakenBack' : 'grantAdded';
      await writeChange(tx, actor, { kind, applicationUid, was, became: docId });
      await tellChanged(tx, [applicationUid]);
    }
    return getGrant(tx, keys, actor, applicationUid);
  });
