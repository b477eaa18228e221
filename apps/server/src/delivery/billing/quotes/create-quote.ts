import type { Billing } from '@visawright/contract/billing/billing.ts';
import type { Currency } from '@visawright/contract/billing/currencies.ts';
import { calculateQuote, missingRates, type QuoteInput } from '@visawright/contract/billing/calculate-quote.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { sql, type Db, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { lockApplication } from '../../../applications/records/applications.queries.ts';
import { publishApplicationChanged } from '../../../applications/records/publish-application-changed.ts';
import { getBilling } from '../documents/get-billing.ts';
import { findPriceList, findSeller, newestRates } from '../prices/prices.queries.ts';
import { findAges } from './find-ages.ts';
import { hasAcceptedQuote } from './quotes.queries.ts';

interface Asked {
  readonly applicationUid: string;
  readonly forTrip: boolean;
  readonly customerState: string;
}

export const createQuote = (db: Db, keys: KeyStore, actor: Actor, asked: Asked): Promise<Billing> =>
  db.transaction(async (tx) => {
    const { applicationUid } = asked;
    const { agency_uid: agencyUid, form_id: formId } = await lockApplication(tx, actor, 'quote.write', applicationUid);
    if (await hasAcceptedQuote(tx, applicationUid)) throw new AppError('quote.alreadyAccepted');
    if (agencyUid === null || formId === null) throw new AppError('quote.noPrices');
    const input = await loadInput(tx, { agencyUid, formId }, asked, await findAges(tx, keys, actor, asked));
    const missing = missingRates(input);
    if (missing.length > 0) throw new AppError('quote.noRate', { currencies: missing });
    const body = calculateQuote(input);
    if (body.lines.length === 0) throw new AppError('quote.noPrices');
    await tx.run(sql`
      insert into quote (realm_id, application_uid, agency_uid, body, total, created_by)
      values (${tx.realmId}, ${applicationUid}, ${agencyUid}, ${JSON.stringify(body)}::jsonb, ${body.total}, ${actor.personUid})`);
    await writeChange(tx, actor, { kind: 'quoteCreated', subjectUid: agencyUid });
    await publishApplicationChanged(tx, [applicationUid]);
    return getBilling(tx, actor, applicationUid);
  });

async function loadInput(
  tx: Tx,
  { agencyUid, formId }: { readonly agencyUid: string; readonly formId: string },
  { applicationUid, customerState }: Asked,
  ages: QuoteInput['ages'],
): Promise<QuoteInput> {
  const seller = await findSeller(tx, agencyUid);
  if (!seller) throw new AppError('quote.noSeller');
  const { visaType } = await tx.get<{ visaType: string }>(sql`
    select visa_type as "visaType" from application where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
  const lines = (await findPriceList(tx, agencyUid, formId))?.lines ?? [];
  const rates = new Map<Currency, { rateMicros: number; on: string }>(
    (await newestRates(tx, agencyUid)).map((rate) => [rate.currency, rate]),
  );
  return { formId, visaType, lines, ages, rates, seller, customerState };
}
