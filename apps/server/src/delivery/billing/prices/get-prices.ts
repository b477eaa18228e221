import type { Prices } from '@visawright/contract/billing/prices.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import type { Db } from '../../../platform/db/db.ts';
import { todayInRealm } from '../../../forms/catalogue/verifications.queries.ts';
import { findSeller, getAgencyInReach, newestRates, priceListsOf } from './prices.queries.ts';

export async function getPrices(db: Db, actor: Actor, given?: string): Promise<Prices> {
  const agency = await getAgencyInReach(db, actor, 'price.read', given);
  const { agencyUid } = agency;
  const [today, stored, lists, rates] = await Promise.all([
    todayInRealm(db),
    findSeller(db, agencyUid),
    priceListsOf(db, agencyUid),
    newestRates(db, agencyUid),
  ]);
  const { version: sellerVersion = 0, ...seller } = stored ?? {};
  return { ...agency, today, seller: stored ? (seller as Prices['seller']) : null, sellerVersion, lists, rates };
}
