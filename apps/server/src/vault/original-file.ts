import { addresses } from '@visawright/contract/operations/addresses.ts';
import { ObjectMissing } from '../adapters/object-store.errors.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { keyOf } from './applicant-key.ts';
import { openName } from './file-names.ts';
import { expiryOf, readTicket, writeTicket } from './tickets.ts';
import { findOriginal } from './vault.queries.ts';
import { logViews } from './view-log.ts';

export const originalTicket: Handler<'originalTicket'> = async ({ parts, db, actor }, { body: { docId } }) => {
  const row = await findOriginal(db, actor, docId);
  if (!row) throw new AppError('record.notFound');
  if (!row.is_safe) throw new AppError('document.notRead');
  const now = Date.now();
  const ticket = writeTicket(parts.keys, actor, { docId, size: 'original' }, now);
  return {
    url: `${addresses.originalFile.path}?ticket=${ticket}`,
    expiresAt: new Date(expiryOf(now) * 1_000).toISOString(),
  };
};

export const originalFile: Handler<'originalFile'> = async ({ parts, db, actor }, { query }) => {
  const what = readTicket(parts.keys, actor, query.ticket);
  if (what?.size !== 'original') throw new AppError('ticket.refused');
  const row = await findOriginal(db, actor, what.docId);
  if (!row?.is_safe) throw new AppError('ticket.refused');
  const applicantUid = row.applicant_uid;
  const key = await keyOf(db, parts.keys, applicantUid);
  const file = await parts.papers.stream(db, applicantUid, row.object_key).catch((error: unknown) => {
    throw error instanceof ObjectMissing ? new AppError('ticket.refused') : error;
  });
  await logViews(db, actor, { applicantUid, docIds: [what.docId], purpose: 'original' });
  return { mediaType: row.media_type, fileName: openName(key, row.name), ...file };
};
