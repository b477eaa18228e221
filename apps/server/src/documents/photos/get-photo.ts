import { cropOf } from '@visawright/reading/portrait/crop-of.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { getApplication } from '../../applications/records/applications.queries.ts';
import { getDocument } from '../records/documents.queries.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { readTicket } from '../tickets/tickets.ts';
import { logViews } from '../views/log-views.ts';
import { cutPhoto } from './cut-photo.ts';
import { loadPhotoCase, type PhotoCase } from './load-photo-case.ts';
import { presentPhotoState } from './present-photo-state.ts';
import { getApplicationForm } from './photos.queries.ts';

// Application and document must both be in reach and belong to the same person.
export async function loadPhoto(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicationUid, docId }: { readonly applicationUid: string; readonly docId: string },
): Promise<PhotoCase> {
  await getApplication(db, actor, applicationUid);
  const row = await getDocument(db, actor, 'document.read', docId);
  return loadPhotoCase(db, keys, applicationUid, await getApplicationForm(db, applicationUid), row);
}

export const getPhoto: Handler<'getPhoto'> = async (call, { query }) => {
  const { db, parts, actor } = call;
  const held = await loadPhoto(db, parts.keys, actor, query);
  await logViews(db, actor, { applicantUid: held.applicantUid, docIds: [held.docId], purpose: 'values' });
  return presentPhotoState(call, query.applicationUid, held);
};

// As for pages: the ticket belongs to one session and access is checked again. The view is logged before any byte is
// sent.
export const servePhotoCut: Handler<'photoCut'> = async ({ db, parts, actor }, { query }) => {
  const what = readTicket(parts.keys, actor, query.ticket);
  if (what?.size !== 'photo') throw new AppError('ticket.refused');
  const held = await loadPhoto(db, parts.keys, actor, what).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('ticket.refused') : error;
  });
  const cut = cropOf(held.facts, held.rule, held.nudge);
  if (!cut) throw new AppError('ticket.refused');
  const picture = await parts.sealedObjects.get(db, held.applicantUid, held.page.object_key);
  const body = await cutPhoto(picture, cut, held.rule);
  await logViews(db, actor, { applicantUid: held.applicantUid, docIds: [held.docId], purpose: 'page' });
  const opened = { applicantUid: held.applicantUid, docIds: [held.docId], file: 'photo' as const };
  return { mediaType: 'image/jpeg', body, length: body.length, opened: [opened] };
};
