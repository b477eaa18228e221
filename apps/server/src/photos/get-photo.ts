import { cutOf } from '@visawright/reading/portrait/cut.ts';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { getRecord } from '../applications/applications.queries.ts';
import { getDocument } from '../documents/documents.queries.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { readTicket } from '../vault/tickets.ts';
import { logViews } from '../vault/view-log.ts';
import { cutPhoto } from './cut-photo.ts';
import { photoCase, type PhotoCase } from './photo-case.ts';
import { photoState } from './photo-state.ts';
import { caseRow } from './photos.queries.ts';

// Both the application and the paper within reach, and of one person.
export async function openPhoto(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicationUid, docId }: { readonly applicationUid: string; readonly docId: string },
): Promise<PhotoCase> {
  await getRecord(db, actor, applicationUid);
  const row = await getDocument(db, actor, 'document.read', docId);
  return photoCase(db, keys, applicationUid, await caseRow(db, applicationUid), row);
}

export const getPhoto: Handler<'getPhoto'> = async (call, { query }) => {
  const { db, parts, actor } = call;
  const held = await openPhoto(db, parts.keys, actor, query);
  await logViews(db, actor, { applicantUid: held.applicantUid, docIds: [held.docId], purpose: 'values' });
  return photoState(call, query.applicationUid, held);
};

// As with pages: a ticket is for one session, and its holder must still see the paper. The look is written down before a byte leaves.
export const photoCut: Handler<'photoCut'> = async ({ db, parts, actor }, { query }) => {
  const what = readTicket(parts.keys, actor, query.ticket);
  if (what?.size !== 'photo') throw new AppError('ticket.refused');
  const held = await openPhoto(db, parts.keys, actor, what).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('ticket.refused') : error;
  });
  const cut = cutOf(held.facts, held.rule, held.nudge);
  if (!cut) throw new AppError('ticket.refused');
  const picture = await parts.papers.get(db, held.applicantUid, held.page.object_key);
  const body = await cutPhoto(picture, cut, held.rule);
  await logViews(db, actor, { applicantUid: held.applicantUid, docIds: [held.docId], purpose: 'page' });
  return { mediaType: 'image/jpeg', body, length: body.length };
};
