import type { Billing, NewPayment } from '@visawright/contract/billing/billing.ts';
import { balanceOf } from '@visawright/contract/billing/balance-of.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { publishApplicationChanged } from '../../../applications/records/publish-application-changed.ts';
import { todayInRealm } from '../../../forms/catalogue/verifications.queries.ts';
import { documentsOf, lockInvoice, type LockedInvoice } from './billing-documents.queries.ts';
import { openBody, type BillingBody } from './billing-body.ts';
import { getBilling } from './get-billing.ts';
import { issueDocument, type IssueParts } from './issue-document.ts';

type More = Pick<BillingBody, 'payment' | 'paidBefore' | 'reason'>;

// A receipt or a credit note of an invoice, with the customer and the lines of the invoice.
async function issueAbout(
  tx: Tx,
  parts: IssueParts,
  actor: Actor,
  invoice: LockedInvoice,
  { kind, amount, more }: { readonly kind: 'receipt' | 'creditNote'; readonly amount: number; readonly more: More },
): Promise<string> {
  const body = await openBody(tx, parts.keys, invoice);
  const about = { number: invoice.number, issuedOn: invoice.issued_on, total: Number(invoice.amount) };
  return issueDocument(tx, parts, actor, {
    kind,
    agencyUid: invoice.agency_uid,
    applicationUid: invoice.application_uid,
    applicantUid: invoice.applicant_uid,
    quoteUid: invoice.quote_uid,
    aboutUid: invoice.billing_uid,
    amount,
    body: { ...body, about, ...more },
  });
}

export const recordPayment = (db: Db, parts: IssueParts, actor: Actor, sent: NewPayment): Promise<Billing> =>
  db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, actor, 'invoice.manage', sent.billingUid);
    if (invoice.cancelled_by !== null) throw new AppError('invoice.cancelled');
    if (sent.paidOn > (await todayInRealm(tx))) throw new AppError('price.dateAhead');
    const { due, paid } = balanceOf(await documentsOf(tx, invoice.application_uid));
    if (sent.amount > due) throw new AppError('payment.tooMuch', { due });
    const { billingUid: _, ...payment } = sent;
    await issueAbout(tx, parts, actor, invoice, {
      kind: 'receipt',
      amount: sent.amount,
      more: { payment, paidBefore: paid },
    });
    await publishApplicationChanged(tx, [invoice.application_uid]);
    return getBilling(tx, actor, invoice.application_uid);
  });

// Over the whole amount. What was paid stays recorded: it counts for the next invoice of the application or is returned.
export const cancelInvoice = (
  db: Db,
  parts: IssueParts,
  actor: Actor,
  { billingUid, reason }: { readonly billingUid: string; readonly reason: string },
): Promise<Billing> =>
  db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, actor, 'invoice.manage', billingUid);
    if (invoice.cancelled_by !== null) throw new AppError('invoice.cancelled');
    const creditNote = await issueAbout(tx, parts, actor, invoice, {
      kind: 'creditNote',
      amount: Number(invoice.amount),
      more: { reason },
    });
    await tx.run(sql`
      update billing_document set cancelled_by = ${creditNote} where realm_id = ${tx.realmId} and billing_uid = ${billingUid}`);
    await publishApplicationChanged(tx, [invoice.application_uid]);
    return getBilling(tx, actor, invoice.application_uid);
  });
