import { addresses } from '@visawright/contract/operations/addresses.ts';
import { ObjectMissing } from '../../platform/storage/object-store.errors.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { openFileName } from '../records/sealed-file-name.ts';
import { computeExpiry, readTicket, writeTicket } from '../tickets/tickets.ts';
import { findOriginal } from '../tickets/tickets.queries.ts';
import { logViews } from '../views/log-views.ts';

export const createOriginalTicket: Handler<'originalTicket'> = async ({ parts, db, actor }, { body: { docId } }) => {
  const row = await findOriginal(db, actor, docId);
  if (!row) throw new AppError('record.notFound');
  if (!row.is_safe) throw new AppError('document.notRead');
  const now = Date.now();
  const ticket = writeTicket(parts.keys, actor, { docId, size: 'original' }, now);
  return {
    url: `${addresses.originalFile.path}?ticket=${ticket}`,
    expiresAt: new Date(computeExpiry(now) * 1_000).toISOString(),
  };
};

export const serveOriginalFile: Handler<'originalFile'> = async ({ parts, db, actor }, { query }) => {
  const what = readTicket(parts.keys, actor, query.ticket);
  if (what?.size !== 'original') throw new AppError('ticket.refused');
  const row = await findOriginal(db, actor, what.docId);
  if (!row?.is_safe) throw new AppError('ticket.refused');
  const applicantUid = row.applicant_uid;
  const key = await loadApplicantKey(db, parts.keys, applicantUid);
  const file = await parts.sealedObjects.stream(db, applicantUid, row.object_key).catch((error: unknown) => {
    throw error instanceof ObjectMissing ? new AppError('ticket.refused') : error;
  });
  await logViews(db, actor, { applicantUid, docIds: [what.docId], purpose: 'original' });
  const opened = { applicantUid, docIds: [what.docId], file: 'original' as const };
  return { mediaType: row.media_type, fileName: openFileName(key, row.name), ...file, opened: [opened] };
};
