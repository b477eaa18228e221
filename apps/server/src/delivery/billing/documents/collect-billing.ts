import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { openBody, type SealedDocument } from './billing-body.ts';

interface CollectedRow extends SealedDocument {
  readonly applicationUid: string;
  readonly kind: string;
  readonly number: string;
  readonly issuedOn: string;
}

// Invoices, receipts and credit notes of a traveller with what is printed on them, for an export.
export async function collectBilling(db: Db, keys: KeyStore, applicantUid: string) {
  const rows = await db.many<CollectedRow>(sql`
    select d.billing_uid, d.wrapped_key, d.body, d.application_uid as "applicationUid", d.kind, d.number, d.issued_on as "issuedOn"
    from billing_document d join application a on a.realm_id = d.realm_id and a.application_uid = d.application_uid
    where a.realm_id = ${db.realmId} and a.applicant_uid = ${applicantUid} order by d.issued_at`);
  return Promise.all(
    rows.map(async (row) => {
      const { applicationUid, kind, number, issuedOn } = row;
      return { applicationUid, kind, number, issuedOn, content: await openBody(db, keys, row) };
    }),
  );
}
