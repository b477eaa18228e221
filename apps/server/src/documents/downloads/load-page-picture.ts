import { ObjectMissing } from '../../platform/storage/object-store.errors.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import type { OpenedFile } from '../../platform/trail/record-file.ts';
import { renderShownPicture } from '../pages/render-shown-picture.ts';
import { readTicket } from '../tickets/tickets.ts';
import { findPage } from '../tickets/tickets.queries.ts';
import { logViews } from '../views/log-views.ts';

interface OpenedPicture {
  readonly picture: Buffer;
  readonly opened: OpenedFile;
}

// The picture as shown in its document, or without its operations. Undefined if the ticket is expired or of another session, or access was
// lost. The view is logged before any byte is sent.
export async function loadPagePicture(
  { parts, db, actor }: ActorCall,
  ticket: string,
  width?: number, // of the whole picture
): Promise<OpenedPicture | undefined> {
  const what = readTicket(parts.keys, actor, ticket);
  if (!what || !('pageUid' in what)) return undefined;
  const page = await findPage(db, actor, what.docId, what.pageUid);
  if (!page) return undefined;
  const isWhole = what.size !== 'thumbnail';
  const picture = await parts.sealedObjects
    .get(db, page.applicant_uid, isWhole ? page.object_key : page.thumbnail_key)
    .catch((error: unknown) => {
      if (error instanceof ObjectMissing) return undefined;
      throw error;
    });
  if (!picture) return undefined;
  const operations = what.size === 'unedited' ? [] : page.operations;
  const purpose = isWhole ? 'page' : 'thumbnail';
  await logViews(db, actor, { applicantUid: page.applicant_uid, docIds: [what.docId], purpose });
  return {
    picture: await renderShownPicture(picture, operations, page.hidden ?? [], isWhole ? width : undefined),
    opened: { applicantUid: page.applicant_uid, docIds: [what.docId], file: purpose },
  };
}
