import type { NewExchangeRate, PriceListEdit, Prices, Seller } from '@visawright/contract/billing/prices.ts';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { todayInRealm } from '../../../forms/catalogue/verifications.queries.ts';
import { getPrices } from './get-prices.ts';
import { getAgencyInReach, storePriceList, storeSeller } from './prices.queries.ts';

interface Editor {
  readonly agencyUid: string;
  readonly personUid: string;
}

// One change of the caller's own agency: written, logged, and the prices as they are now.
const change = (db: Db, actor: Actor, write: (tx: Tx, editor: Editor) => Promise<void>): Promise<Prices> =>
  db.transaction(async (tx) => {
    const { agencyUid } = await getAgencyInReach(tx, actor, 'price.manage');
    await write(tx, { agencyUid, personUid: actor.personUid });
    return getPrices(tx, actor);
  });

export const saveSeller = (
  db: Db,
  actor: Actor,
  { seller, version }: { readonly seller: Seller; readonly version: number },
): Promise<Prices> =>
  change(db, actor, async (tx, editor) => {
    if ((await storeSeller(tx, editor, seller, version)) === 0) throw new AppError('record.versionStale');
    await writeChange(tx, actor, { kind: 'sellerChanged', subjectUid: editor.agencyUid });
  });

export const savePriceList = (db: Db, actor: Actor, edit: PriceListEdit): Promise<Prices> =>
  change(db, actor, async (tx, editor) => {
    if (!destinationIds.some((id) => id === edit.formId)) throw new AppError('price.destinationUnknown');
    if ((await storePriceList(tx, editor, edit)) === 0) throw new AppError('record.versionStale');
    await writeChange(tx, actor, { kind: 'pricesChanged', subjectUid: editor.agencyUid, field: edit.formId });
  });

export const addExchangeRate = (db: Db, actor: Actor, { currency, rateMicros, on }: NewExchangeRate): Promise<Prices> =>
  change(db, actor, async (tx, { agencyUid, personUid }) => {
    if (on > (await todayInRealm(tx))) throw new AppError('price.dateAhead');
    await tx.run(sql`
      insert into exchange_rate (realm_id, agency_uid, currency, rate_micros, rate_on, entered_by)
      values (${tx.realmId}, ${agencyUid}, ${currency}, ${rateMicros}, ${on}, ${personUid})`);
    await writeChange(tx, actor, { kind: 'exchangeRateEntered', subjectUid: agencyUid, field: currency, became: on });
  });
