import type { Findings } from '@visawright/contract/forms/finding.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { openPrefilledForm } from '../prefilled-form/prefilled-form.ts';
import { logDocumentViews } from '../prefilled-form/log-document-views.ts';
import { judgeApplication } from './judge-application.ts';

// Findings show values from documents, so this is written to the view log.
export async function getFindings(db: Db, keys: KeyStore, actor: Actor, applicationUid: string): Promise<Findings> {
  const prefilled = await openPrefilledForm(db, keys, actor, applicationUid);
  await logDocumentViews(db, actor, prefilled);
  return judgeApplication(db, prefilled);
}
