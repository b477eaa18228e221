import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { ObjectMissing } from '../../platform/storage/object-store.errors.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { computeExpiry, readTicket, writeTicket } from '../../documents/tickets/tickets.ts';
import { logViews } from '../../documents/views/log-views.ts';
import { awaitsApproval } from './package-blocker.ts';
import { openContents } from './package-contents.ts';
import { findPackage } from './packages.queries.ts';

const ticketsAnHour = { applicant: 20, staff: 60 };

export const packageTicket: Handler<'packageTicket'> = ({ parts, db, actor }, { body: { packageUid } }) =>
  db.transaction(async (tx) => {
    const row = await findPackage(tx, actor, packageUid);
    if (!row) throw new AppError('record.notFound');
    if (row.state !== 'ready' || !row.is_available) throw new AppError('package.notReady');
    if (awaitsApproval(row)) throw new AppError('package.approvalNeeded');
    await refuseTooMany(tx, actor, packageUid);
    await writeChange(tx, actor, { kind: 'packageDownloaded', applicationUid: row.application_uid });
    const now = Date.now();
    const ticket = writeTicket(parts.keys, actor, { packageUid, size: 'package' }, now);
    return {
      url: `${addresses.packageFile.path}?ticket=${ticket}`,
      expiresAt: new Date(computeExpiry(now) * 1_000).toISOString(),
    };
  });

// Limits downloads per person across all applications. Locked, so that concurrent calls are counted correctly.
async function refuseTooMany(tx: Tx, { personUid, role }: Actor, packageUid: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`package-ticket/${personUid}`}, 0))`);
  const { used } = await tx.get<{ used: number }>(sql`
    select count(*)::int as used from package_ticket
    where realm_id = ${tx.realmId} and person_uid = ${personUid} and at > now() - interval '1 hour'`);
  if (used >= (role === 'applicant' ? ticketsAnHour.applicant : ticketsAnHour.staff))
    throw new AppError('quota.tooMany');
  await tx.run(sql`
    insert into package_ticket (realm_id, package_uid, person_uid) values (${tx.realmId}, ${packageUid}, ${personUid})`);
}

export const packageFile: Handler<'packageFile'> = async ({ parts, db, actor }, { query }) => {
  const what = readTicket(parts.keys, actor, query.ticket);
  const row = what?.size === 'package' ? await findPackage(db, actor, what.packageUid) : undefined;
  if (!row?.object_key || !row.contents || !row.is_available || awaitsApproval(row))
    throw new AppError('ticket.refused');
  const { applicant_uid: applicantUid, object_key: objectKey } = row;
  const contents = openContents(await loadApplicantKey(db, parts.keys, applicantUid), row.package_uid, row.contents);
  const file = await parts.sealedObjects.stream(db, applicantUid, objectKey).catch((error: unknown) => {
    throw error instanceof ObjectMissing ? new AppError('ticket.refused') : error;
  });
  const known = await db.many<{ uid: string }>(sql`
    select document_uid as uid from document
    where realm_id = ${db.realmId} and document_uid = any(${[...contents.docIds]}::uuid[]) and applicant_uid = ${applicantUid}`);
  const docIds = known.map(({ uid }) => uid);
  await logViews(db, actor, { applicantUid, docIds, purpose: 'download' });
  const opened = { applicantUid, docIds, file: 'package' as const };
  return { mediaType: 'application/zip', fileName: contents.fileName, ...file, opened: [opened] };
};
