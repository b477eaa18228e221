import { addresses } from '@visawright/contract/operations/addresses.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sql } from '../../platform/db/db.ts';
import { limitCallsPerMinute } from '../../platform/http/limit-calls-per-minute.ts';
import type { ActorCall, Handler } from '../../platform/http/call.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { openFileName } from '../../documents/records/sealed-file-name.ts';
import { computeExpiry, readTicket, writeTicket } from '../../documents/tickets/tickets.ts';
import { collectRecords } from './collect-records.ts';
import { findOwnTravellers, type OwnTraveller } from './own-travellers.ts';
import { streamZip, type StreamedFile } from './stream-zip.ts';

const limitExports = limitCallsPerMinute('export', 3);

export const exportTicket: Handler<'exportTicket'> = async (call) => {
  const { parts, db, actor } = call;
  await limitExports(call);
  await writeChange(db, actor, { kind: 'dataExported', applicantUid: actor.applicantUid! });
  const now = Date.now();
  const ticket = writeTicket(parts.keys, actor, { personUid: actor.personUid, size: 'export' }, now);
  return {
    url: `${addresses.exportFile.path}?ticket=${ticket}`,
    expiresAt: new Date(computeExpiry(now) * 1_000).toISOString(),
  };
};

// Written while it is sent: no copy is stored that would have to be deleted later.
export const exportFile: Handler<'exportFile'> = async (call, { query }) => {
  const { parts, actor } = call;
  const what = readTicket(parts.keys, actor, query.ticket);
  if (what?.size !== 'export' || what.personUid !== actor.personUid) throw new AppError('ticket.refused');
  const now = new Date().toISOString();
  const travellers = await findOwnTravellers(call.db, actor);
  const files = [jsonFile('account.json', await accountOf(call))];
  for (const [at, traveller] of travellers.entries())
    files.push(...(await filesOf(call, traveller, `${at + 1} ${safeName(traveller)}`)));
  const opened = travellers.map(({ applicantUid }) => ({ applicantUid, docIds: [], file: 'export' as const }));
  return {
    mediaType: 'application/zip',
    fileName: `my-data-${now.slice(0, 10)}.zip`,
    ...streamZip(files, now),
    opened,
  };
};

const safeName = ({ firstName, lastName }: OwnTraveller): string =>
  `${firstName} ${lastName}`.replace(/[^\p{L}\p{N} .-]/gu, '').trim() || 'traveller';

function jsonFile(name: string, value: unknown): StreamedFile {
  const bytes = Buffer.from(JSON.stringify(value, null, 2));
  return { name, size: bytes.length, load: () => Promise.resolve(bytes) };
}

async function accountOf({ db, actor }: ActorCall) {
  const person = await db.get(sql`
    select first_name as "firstName", last_name as "lastName", email, address_country as country, created_at as "createdAt",
      last_active_at as "lastActiveAt", preferences, terms_version as "termsVersion", terms_accepted_at as "termsAcceptedAt"
    from person where realm_id = ${db.realmId} and person_uid = ${actor.personUid}`);
  const notifications = await db.many(sql`
    select kind, body, at, read_at as "readAt" from notification
    where realm_id = ${db.realmId} and person_uid = ${actor.personUid} order by at`);
  return { person, notifications };
}

async function filesOf(call: ActorCall, { applicantUid }: OwnTraveller, folder: string): Promise<StreamedFile[]> {
  const { db, parts, actor } = call;
  const records = await collectRecords(db, parts.keys, actor, applicantUid);
  const key = await loadApplicantKey(db, parts.keys, applicantUid);
  const uploads = await db.many<{ name: Buffer; size: number; object_key: string }>(sql`
    select u.name, u.byte_size::int as size, u.object_key from upload u
    where u.realm_id = ${db.realmId} and u.applicant_uid = ${applicantUid}
      and exists (select from document d where d.realm_id = u.realm_id and d.upload_uid = u.upload_uid and d.deleted_at is null
        and d.state in ('rendered', 'read', 'classified', 'extracted', 'checked'))
    order by u.created_at`);
  const packages = await db.many<{ uid: string; size: number; object_key: string }>(sql`
    select package_uid as uid, byte_size::int as size, object_key from package
    where realm_id = ${db.realmId} and applicant_uid = ${applicantUid} and state = 'ready'
      and (archive_expires_at is null or archive_expires_at > now()) order by built_at`);
  const stored = (name: string, size: number, objectKey: string): StreamedFile => ({
    name: `${folder}/${name}`,
    size,
    load: () => parts.sealedObjects.get(db, applicantUid, objectKey),
  });
  return [
    ...Object.entries(records).map(([name, value]) => jsonFile(`${folder}/${name}.json`, value)),
    ...uploads.map(({ name, size, object_key }, at) =>
      stored(`documents/${String(at + 1).padStart(3, '0')} ${openFileName(key, name)}`, size, object_key),
    ),
    ...packages.map(({ uid, size, object_key }) => stored(`packages/${uid}.zip`, size, object_key)),
  ];
}
