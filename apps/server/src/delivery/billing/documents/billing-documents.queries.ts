import type { BillingDocument } from '@visawright/contract/billing/billing.ts';
import type { Action } from '@visawright/contract/platform/access.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { inReach } from '../../../platform/access/reach.ts';
import { sql, type Db, type Tx } from '../../../platform/db/db.ts';

export interface DocumentRow {
  readonly billing_uid: string;
  readonly kind: BillingDocument['kind'];
  readonly number: string;
  readonly issued_on: string;
  readonly amount: string; // bigint, as the driver reads it
  readonly about_uid: string | null;
  readonly cancelled_by: string | null;
  readonly method: BillingDocument['method'];
  readonly paid_on: string | null;
  readonly is_printed: boolean;
  readonly reference: string | null;
}

export const documentColumns = sql`d.billing_uid, d.kind, d.number, d.issued_on, d.amount::text as amount, d.about_uid, d.cancelled_by,
  d.method, d.paid_on, d.object_key is not null as is_printed, w.reference`;
export const documentSource = sql`billing_document d
  left join application w on w.realm_id = d.realm_id and w.application_uid = d.application_uid`;

export const presentDocument = (row: DocumentRow): BillingDocument => ({
  billingUid: row.billing_uid,
  kind: row.kind,
  number: row.number,
  issuedOn: row.issued_on,
  amount: Number(row.amount),
  aboutUid: row.about_uid,
  isCancelled: row.cancelled_by !== null,
  method: row.method,
  paidOn: row.paid_on,
  isPrinted: row.is_printed,
  reference: row.reference,
});

// Newest first. The caller has checked access to the application.
export const documentsOf = async (db: Db, applicationUid: string): Promise<BillingDocument[]> =>
  (
    await db.many<DocumentRow>(sql`
      select ${documentColumns} from ${documentSource}
      where d.realm_id = ${db.realmId} and d.application_uid = ${applicationUid} order by d.issued_at desc, d.billing_uid`)
  ).map(presentDocument);

export interface LockedInvoice {
  readonly billing_uid: string;
  readonly agency_uid: string;
  readonly application_uid: string;
  readonly applicant_uid: string;
  readonly quote_uid: string;
  readonly number: string;
  readonly issued_on: string;
  readonly amount: string;
  readonly cancelled_by: string | null;
  readonly body: Buffer;
  readonly wrapped_key: Buffer;
}

// The application is locked first, so that two payments never count the same amount as due.
export const lockInvoice = (tx: Tx, actor: Actor, action: Action, billingUid: string): Promise<LockedInvoice> =>
  tx.get<LockedInvoice>(sql`
    select d.billing_uid, d.agency_uid, d.application_uid, d.applicant_uid, d.quote_uid, d.number, d.issued_on,
      d.amount::text as amount, d.cancelled_by, d.body, d.wrapped_key
    from billing_document d join application a on a.realm_id = d.realm_id and a.application_uid = d.application_uid
    where d.realm_id = ${tx.realmId} and d.billing_uid = ${billingUid} and d.kind = 'invoice' and a.deleted_at is null
      and ${inReach('application', actor, action)}
    for no key update of a`);
