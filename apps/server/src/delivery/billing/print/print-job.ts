import { randomUUID } from 'node:crypto';
import { defaultBrandColor } from '@visawright/contract/platform/constants.ts';
import type { BillingKind } from '@visawright/contract/billing/billing-number.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { sql, type Db, type TenantDatabase } from '../../../platform/db/db.ts';
import type { Run } from '../../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../../platform/jobs/jobs.types.ts';
import type { SealedObjectStore } from '../../../platform/storage/sealed-objects.ts';
import { cancelObjectDeletion, scheduleObjectDeletion } from '../../../documents/uploads/object-deletion.ts';
import type { Printer } from '../../packages/sheets/printing/printer.ts';
import { billingKey, openBody, type SealedDocument } from '../documents/billing-body.ts';
import { billingSheet } from './billing-sheet.ts';

export interface PrintParts {
  readonly tenants: TenantDatabase;
  readonly keys: KeyStore;
  readonly sealedObjects: SealedObjectStore;
  readonly printer: Pick<Printer, 'print'>;
}

interface UnprintedRow extends SealedDocument {
  readonly kind: BillingKind;
  readonly number: string;
  readonly issued_on: string;
  readonly issued_at: Date;
  readonly amount: string;
  readonly display_name: string;
  readonly brand_color: string | null;
  readonly brand_logo: string | null;
}

const retries = { attempts: 8, firstWaitSeconds: 2 };

// Prints a document once; a second run finds it printed, or its bytes without a row are deleted later.
export const printJob =
  (parts: PrintParts) =>
  (run: Run, { realmId, billingUid }: JobInputs['printBilling']): Promise<void> =>
    run.step('print', () => printDocument(parts, parts.tenants.forRealm(realmId), billingUid), retries);

export async function printDocument(parts: PrintParts, db: Db, billingUid: string): Promise<void> {
  const row = await db.find<UnprintedRow>(sql`
    select d.billing_uid, d.kind, d.number, d.issued_on, d.issued_at, d.amount::text as amount, d.body, d.wrapped_key,
      r.display_name, r.brand_color, r.brand_logo
    from billing_document d join realm r on r.realm_id = d.realm_id
    where d.realm_id = ${db.realmId} and d.billing_uid = ${billingUid} and d.object_key is null`);
  if (!row) return;
  const pdf = await parts.printer.print(
    billingSheet({
      kind: row.kind,
      number: row.number,
      issuedOn: row.issued_on,
      issuedAt: row.issued_at.toISOString(),
      amount: Number(row.amount),
      body: await openBody(db, parts.keys, row),
      realm: { displayName: row.display_name, color: row.brand_color ?? defaultBrandColor, logo: row.brand_logo },
    }),
  );
  await storePdf(parts, db, row, pdf);
}

async function storePdf(parts: PrintParts, db: Db, row: SealedDocument, pdf: Buffer): Promise<void> {
  const objectKey = `${db.realmId}/billing/${row.billing_uid}/${randomUUID()}`;
  await scheduleObjectDeletion(db, objectKey);
  await parts.sealedObjects.putUnder(db, await billingKey(db, parts.keys, row), objectKey, pdf);
  await db.transaction(async (tx) => {
    const stored = await tx.run(sql`
      update billing_document set object_key = ${objectKey}, printed_at = clock_timestamp()
      where realm_id = ${tx.realmId} and billing_uid = ${row.billing_uid} and object_key is null`);
    if (stored > 0) await cancelObjectDeletion(tx, objectKey);
  });
}
