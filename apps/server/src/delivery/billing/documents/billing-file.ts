import { inReach } from '../../../platform/access/reach.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { sql } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ActorCall, Handler } from '../../../platform/http/call.ts';
import { findSeller } from '../prices/prices.queries.ts';
import { billingKey } from './billing-body.ts';
import { mayShow } from './get-billing.ts';

interface FileRow {
  readonly billing_uid: string;
  readonly agency_uid: string;
  readonly applicant_uid: string;
  readonly number: string;
  readonly object_key: string | null;
  readonly wrapped_key: Buffer;
}

const columns = sql`d.billing_uid, d.agency_uid, d.applicant_uid, d.number, d.object_key, d.wrapped_key`;

export const billingFile: Handler<'billingFile'> = async (call, { query }) => {
  const { db, actor } = call;
  const row = await db.get<FileRow>(sql`
    select ${columns} from billing_document d
    join application a on a.realm_id = d.realm_id and a.application_uid = d.application_uid
    where d.realm_id = ${db.realmId} and d.billing_uid = ${query.billingUid} and a.deleted_at is null
      and ${inReach('application', actor, 'billing.read')}`);
  if (!mayShow(actor, await findSeller(db, row.agency_uid))) throw new AppError('record.notFound');
  return { ...(await pdfOf(call, row)), opened: [{ applicantUid: row.applicant_uid, docIds: [], file: 'invoice' }] };
};

// What tax law keeps of deleted applications and erased travellers.
export const retainedBillingFile: Handler<'retainedBillingFile'> = async (call, { query }) => {
  const { db, actor } = call;
  const row = await db.get<FileRow>(sql`
    select ${columns} from billing_document d
    join agency a on a.realm_id = d.realm_id and a.agency_uid = d.agency_uid
    where d.realm_id = ${db.realmId} and d.billing_uid = ${query.billingUid} and d.application_uid is null
      and ${inReach('agency', actor, 'invoice.manage')}`);
  const file = await pdfOf(call, row);
  await writeChange(db, actor, { kind: 'retainedInvoiceOpened', subjectUid: row.agency_uid, became: row.number });
  return file;
};

const hour = 3_600_000;

// A document that is not printed yet is queued again, once an hour: its first job may have been given up.
async function pdfOf({ db, parts }: ActorCall, row: FileRow) {
  const { billing_uid: billingUid, object_key: objectKey } = row;
  if (objectKey === null) {
    const key = `${billingUid}:${Math.floor(Date.now() / hour)}`;
    await db.transaction((tx) => parts.jobs.enqueue(tx, 'printBilling', key, { realmId: tx.realmId, billingUid }));
    throw new AppError('invoice.notPrinted');
  }
  const body = await parts.sealedObjects.getUnder(db, await billingKey(db, parts.keys, row), objectKey);
  const fileName = `${row.number.replaceAll('/', '-')}.pdf`;
  return { mediaType: 'application/pdf', body, length: body.length, fileName };
}
