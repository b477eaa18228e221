import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Tx } from '../access/db.ts';
import { ObjectMissing } from '../adapters/object-store.errors.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { expiryOf, readTicket, writeTicket } from '../vault/tickets.ts';
import { logViews } from '../vault/view-log.ts';
import { awaitsApproval } from './package-bar.ts';
import { openContents } from './package-contents.ts';
import { findPackage } from './packages.queries.ts';

const ticketsAnHour = { applicant: 20, staff: 60 };

export const packageTicket: Handler<'packageTicket'> = ({ parts, db, actor }, { body: { packageUid } }) =>
  db.transaction(async (tx) => {
    const row = await findPackage(tx, actor, packageUid);
    if (!row) throw new AppError('record.notFound');
    if (row.state !== 'ready' || !row.is_kept) throw new AppError('package.notReady');
    if (awaitsApproval(row)) throw new AppError('package.approvalNeeded');
    await refuseTooMany(tx, actor, packageUid);
    await writeChange(tx, actor, { kind: 'packageDownloaded', applicationUid: row.application_uid });
    const now = Date.now();
    const ticket = writeTicket(parts.keys, actor, { packageUid, size: 'package' }, now);
    return {
      url: `${addresses.packageFile.path}?ticket=${ticket}`,
      expiresAt: new Date(expiryOf(now) * 1_000).toISOString(),
    };
  });

// Whoever carries off one archive after the other is stopped, whichever applications they are of. Many calls at once are counted one after
// the other.
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
  if (!row?.object_key || !row.contents || !row.is_kept || awaitsApproval(row)) throw new AppError('ticket.refused');
  const { applicant_uid: applicantUid, object_key: objectKey } = row;
  const contents = openContents(await keyOf(db, parts.keys, applicantUid), row.package_uid, row.contents);
  const file = await parts.papers.stream(db, applicantUid, objectKey).catch((error: unknown) => {
    throw error instanceof ObjectMissing ? new AppError('ticket.refused') : error;
  });
  const known = await db.many<{ uid: string }>(sql`
    select document_uid as uid from document
    where realm_id = ${db.realmId} and document_uid = any(${[...contents.docIds]}::uuid[]) and applicant_uid = ${applicantUid}`);
  await logViews(db, actor, { applicantUid, docIds: known.map(({ uid }) => uid), purpose: 'download' });
  return { mediaType: 'application/zip', fileName: contents.fileName, ...file };
};
