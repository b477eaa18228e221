import type { Receipt, ReceiptCounts } from '@visawright/contract/extension/receipt.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sql, type Db } from '../../platform/db/db.ts';

// What is sealed: the receipt and its countersignature. The rest stands in the row.
type SealedReceipt = Pick<Receipt, 'receipt' | 'sha256' | 'keyId' | 'signature'>;

const purpose = (applicationUid: string, visitUid: string) => `receipt/${applicationUid}/${visitUid}`;

export const sealReceipt = (key: ApplicantKey, sealed: SealedReceipt): Buffer =>
  key.sealFor(purpose(sealed.receipt.applicationUid, sealed.receipt.visitUid), JSON.stringify(sealed));

export interface ReceiptRow {
  readonly receipt_uid: string;
  readonly application_uid: string;
  readonly visit_uid: string;
  readonly body: Buffer;
  readonly received_at: Date;
  readonly by_name: string | null;
}

const columns = sql`r.receipt_uid, r.application_uid, r.visit_uid, r.body, r.received_at, (
  select btrim(p.first_name || ' ' || p.last_name) from person p where p.realm_id = r.realm_id and p.person_uid = r.sent_by) as by_name`;

export function openReceipt(key: ApplicantKey, row: ReceiptRow): Receipt {
  const text = key.openFor(purpose(row.application_uid, row.visit_uid), row.body);
  const sealed = JSON.parse(text) as SealedReceipt;
  return {
    ...sealed,
    receiptUid: row.receipt_uid,
    receivedAt: row.received_at.toISOString(),
    byName: row.by_name,
  };
}

const most = 50;

// Newest first. The caller has checked access.
export const receiptRows = (db: Db, applicationUid: string, count = most): Promise<ReceiptRow[]> =>
  db.many<ReceiptRow>(sql`
    select ${columns} from form_receipt r where r.realm_id = ${db.realmId} and r.application_uid = ${applicationUid}
    order by r.received_at desc, r.receipt_uid limit ${count}`);

export const findNewestReceipt = async (db: Db, applicationUid: string): Promise<ReceiptRow | undefined> =>
  (await receiptRows(db, applicationUid, 1))[0];

// Of all applications of a traveller.
export const receiptRowsOf = (db: Db, applicantUid: string): Promise<ReceiptRow[]> =>
  db.many<ReceiptRow>(sql`
    select ${columns} from form_receipt r where r.realm_id = ${db.realmId} and r.applicant_uid = ${applicantUid}
    order by r.received_at, r.receipt_uid`);

export const findReceiptRow = (
  db: Db,
  { applicationUid, receiptUid }: { readonly applicationUid: string; readonly receiptUid: string },
): Promise<ReceiptRow | undefined> =>
  db.find<ReceiptRow>(sql`
    select ${columns} from form_receipt r
    where r.realm_id = ${db.realmId} and r.application_uid = ${applicationUid} and r.receipt_uid = ${receiptUid}`);

export function countFields({ pages }: Receipt['receipt']): ReceiptCounts {
  const fields = pages.flatMap((page) => page.fields);
  const count = (...outcomes: (typeof fields)[number]['outcome'][]) =>
    fields.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    pages: pages.length,
    typed: fields.filter(({ times }) => times > 0).length,
    equal: count('equal'),
    differing: count('differs', 'refused'),
    personal: count('personal', 'missing', 'unknown'),
  };
}
