import { ObjectMissing } from '../adapters/object-store.errors.ts';
import type { ActorCall } from '../http/call.ts';
import { shownPicture } from '../pages/shown-picture.ts';
import { readTicket } from './tickets.ts';
import { findPage } from './vault.queries.ts';
import { logViews } from './view-log.ts';

// The picture a ticket is for, as its document shows it; nothing when the ticket is not this session's, has run out, or its holder may no
// longer see the paper. The look is written down before a byte leaves.
export async function pagePicture({ parts, db, actor }: ActorCall, ticket: string): Promise<Buffer | undefined> {
  const what = readTicket(parts.keys, actor, ticket);
  if (!what || !('pageUid' in what)) return undefined;
  const page = await findPage(db, actor, what.docId, what.pageUid);
  if (!page) return undefined;
  const isWhole = what.size === 'full';
  const picture = await parts.papers
    .get(db, page.applicant_uid, isWhole ? page.object_key : page.thumbnail_key)
    .catch((error: unknown) => {
      if (error instanceof ObjectMissing) return undefined;
      throw error;
    });
  if (!picture) return undefined;
  const purpose = isWhole ? 'page' : 'thumbnail';
  await logViews(db, actor, { applicantUid: page.applicant_uid, docIds: [what.docId], purpose });
  return shownPicture(picture, page.operations, page.hidden ?? []);
}
