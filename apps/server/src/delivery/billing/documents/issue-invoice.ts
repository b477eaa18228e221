import type { Billing, Customer } from '@visawright/contract/billing/billing.ts';
import { stateOfGstin } from '@visawright/contract/billing/gstin.ts';
import type { QuoteBody } from '@visawright/contract/billing/quote.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { publishApplicationChanged } from '../../../applications/records/publish-application-changed.ts';
import { findSeller } from '../prices/prices.queries.ts';
import { lockQuote } from '../quotes/quotes.queries.ts';
import { getBilling } from './get-billing.ts';
import { issueDocument, type IssueParts } from './issue-document.ts';

interface Asked {
  readonly quoteUid: string;
  readonly customer: Customer;
  readonly language: 'en' | 'hi';
}

const addressNeededFrom = 5_000_000; // fifty thousand rupees without tax (CGST Rules 2017, rule 46 e)

function refuseIncomplete({ address, gstin }: Customer, { isTaxed, net, customerState }: QuoteBody): void {
  if (gstin !== null && stateOfGstin(gstin) !== customerState) throw new AppError('invoice.stateDiffers');
  if (isTaxed && address === '' && (gstin !== null || net >= addressNeededFrom))
    throw new AppError('invoice.addressNeeded');
}

// The amounts are those of the accepted quote, whatever the prices are today; the agency's own details are today's.
export const issueInvoice = (db: Db, parts: IssueParts, actor: Actor, asked: Asked): Promise<Billing> =>
  db.transaction(async (tx) => {
    const quote = await lockQuote(tx, actor, 'invoice.manage', asked.quoteUid);
    if (quote.state !== 'accepted') throw new AppError('invoice.notAccepted');
    const { application_uid: applicationUid, agency_uid: agencyUid } = quote;
    const invoice = await tx.find(sql`
      select 1 as one from billing_document
      where realm_id = ${tx.realmId} and quote_uid = ${asked.quoteUid} and kind = 'invoice' and cancelled_by is null`);
    if (invoice) throw new AppError('invoice.alreadyIssued');
    refuseIncomplete(asked.customer, quote.body);
    const { isShared: _, version: __, ...seller } = (await findSeller(tx, agencyUid))!;
    await issueDocument(tx, parts, actor, {
      kind: 'invoice',
      agencyUid,
      applicationUid,
      applicantUid: quote.applicant_uid,
      quoteUid: asked.quoteUid,
      aboutUid: null,
      amount: quote.body.total,
      body: {
        language: asked.language,
        reference: quote.reference,
        seller,
        customer: asked.customer,
        quote: quote.body,
      },
    });
    await publishApplicationChanged(tx, [applicationUid]);
    return getBilling(tx, actor, applicationUid);
  });
