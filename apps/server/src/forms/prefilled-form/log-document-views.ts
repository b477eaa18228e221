import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import { logViews } from '../../documents/views/log-views.ts';
import type { PrefilledForm } from './prefilled-form.ts';

export const logDocumentViews = (db: Db, actor: Actor, { application, documents }: PrefilledForm): Promise<void> =>
  documents.length === 0
    ? Promise.resolve()
    : logViews(db, actor, {
        applicantUid: application.applicantUid,
        docIds: documents.map(({ docId }) => docId),
        purpose: 'values',
      });
