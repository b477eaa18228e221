import type { Billing } from '@visawright/contract/billing/billing.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { publishApplicationChanged } from '../../../applications/records/publish-application-changed.ts';
import { getBilling } from '../documents/get-billing.ts';
import { hasAcceptedQuote, lockQuote } from './quotes.queries.ts';

// Accepted, the quote is part of the application; other offers of the same application end with it.
export const acceptQuote = (db: Db, actor: Actor, quoteUid: string): Promise<Billing> =>
  db.transaction(async (tx) => {
    const { application_uid: applicationUid, agency_uid, state } = await lockQuote(tx, actor, 'quote.write', quoteUid);
    if (state !== 'accepted') {
      if (state !== 'open') throw new AppError('quote.notOpen');
      if (await hasAcceptedQuote(tx, applicationUid)) throw new AppError('quote.alreadyAccepted');
      await tx.run(sql`
        update quote set state = 'accepted', accepted_by = ${actor.personUid}, accepted_at = clock_timestamp()
        where realm_id = ${tx.realmId} and quote_uid = ${quoteUid}`);
      await tx.run(sql`
        update quote set state = 'withdrawn', withdrawn_by = ${actor.personUid}, withdrawn_at = clock_timestamp()
        where realm_id = ${tx.realmId} and application_uid = ${applicationUid} and state = 'open'`);
      await writeChange(tx, actor, { kind: 'quoteAccepted', subjectUid: agency_uid });
      await publishApplicationChanged(tx, [applicationUid]);
    }
    return getBilling(tx, actor, applicationUid);
  });

// An accepted quote can be withdrawn as long as it has no invoice, or only cancelled ones.
export const withdrawQuote = (db: Db, actor: Actor, quoteUid: string): Promise<Billing> =>
  db.transaction(async (tx) => {
    const { application_uid: applicationUid, agency_uid, state } = await lockQuote(tx, actor, 'quote.write', quoteUid);
    if (state === 'withdrawn') throw new AppError('quote.notOpen');
    const invoice = await tx.find(sql`
      select 1 as one from billing_document
      where realm_id = ${tx.realmId} and quote_uid = ${quoteUid} and kind = 'invoice' and cancelled_by is null`);
    if (invoice) throw new AppError('invoice.alreadyIssued');
    await tx.run(sql`
      update quote set state = 'withdrawn', withdrawn_by = ${actor.personUid}, withdrawn_at = clock_timestamp()
      where realm_id = ${tx.realmId} and quote_uid = ${quoteUid}`);
    await writeChange(tx, actor, { kind: 'quoteWithdrawn', subjectUid: agency_uid });
    await publishApplicationChanged(tx, [applicationUid]);
    return getBilling(tx, actor, applicationUid);
  });
