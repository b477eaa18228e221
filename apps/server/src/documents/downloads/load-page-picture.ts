import { ObjectMissing } from '../../platform/storage/object-store.errors.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import type { OpenedFile } from '../../platform/trail/record-file.ts';
import { renderShownPicture } from '../pages/render-shown-picture.ts';
import { screenWidth } from '../pages/screen-picture.ts';
import { readTicket, type PageTicket } from '../tickets/tickets.ts';
import { findPage, type TicketPageRow } from '../tickets/tickets.queries.ts';
import { logViews } from '../views/log-views.ts';
import { makeScreenPicture } from './make-screen-picture.ts';

interface OpenedPicture {
  readonly picture: Buffer;
  readonly opened: OpenedFile;
}

// The picture as shown in its document, or without its operations. Undefined if the ticket is expired or of another session, or access was
// lost. The view is logged before any byte is sent.
export async function loadPagePicture(
  call: ActorCall,
  ticket: string,
  width?: number, // of the whole picture
): Promise<OpenedPicture | undefined> {
  const { parts, db, actor } = call;
  const what = readTicket(parts.keys, actor, ticket);
  if (!what || !('pageUid' in what)) return undefined;
  const page = await findPage(db, actor, what.docId, what.pageUid);
  if (!page) return undefined;
  const isWhole = what.size !== 'thumbnail';
  const stored = { ...what, isWhole, width, page };
  const picture = await loadStored(call, stored).catch((error: unknown) => {
    if (error instanceof ObjectMissing) return undefined;
    throw error;
  });
  if (!picture) return undefined;
  const { applicant_uid: applicantUid } = page;
  const purpose = isWhole ? 'page' : 'thumbnail';
  await logViews(db, actor, { applicantUid, docIds: [what.docId], purpose });
  return {
    picture: await drawShown(call, stored, picture),
    opened: { applicantUid, docIds: [what.docId], file: purpose },
  };
}

interface Wanted extends PageTicket {
  readonly isWhole: boolean;
  readonly width: number | undefined;
  readonly page: TicketPageRow;
}

const operationsOf = ({ size, page }: Wanted) => (size === 'unedited' ? [] : page.operations);

// The whole page in the width of a screen, as it was rendered: this picture is stored.
const isScreenPicture = (wanted: Wanted): boolean =>
  wanted.isWhole && wanted.width === screenWidth && operationsOf(wanted).length === 0 && !wanted.page.hidden?.length;

function loadStored({ parts, db }: ActorCall, wanted: Wanted): Promise<Buffer> {
  const { page, isWhole } = wanted;
  const whole = (isScreenPicture(wanted) && page.screen_key) || page.object_key;
  return parts.sealedObjects.get(db, page.applicant_uid, isWhole ? whole : page.thumbnail_key);
}

async function drawShown(call: ActorCall, wanted: Wanted, stored: Buffer): Promise<Buffer> {
  const { docId, pageUid, page, isWhole, width } = wanted;
  if (!isScreenPicture(wanted))
    return renderShownPicture(stored, operationsOf(wanted), page.hidden ?? [], isWhole ? width : undefined);
  if (page.screen_key !== null) return stored;
  return makeScreenPicture(call, { docId, pageUid, applicantUid: page.applicant_uid, width: page.width }, stored);
}
