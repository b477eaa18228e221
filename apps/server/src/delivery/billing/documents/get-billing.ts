import type { Billing } from '@visawright/contract/billing/billing.ts';
import { balanceOf } from '@visawright/contract/billing/balance-of.ts';
import type { Action } from '@visawright/contract/platform/access.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { inReach, mayDo } from '../../../platform/access/reach.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { todayInRealm } from '../../../forms/catalogue/verifications.queries.ts';
import { findSeller } from '../prices/prices.queries.ts';
import { quotesOf } from '../quotes/quotes.queries.ts';
import { documentsOf } from './billing-documents.queries.ts';

const actions: readonly Action[] = ['quote.write', 'invoice.manage'];
const nothing = { quotes: [], documents: [], balance: balanceOf([]) };

// Travellers see what their agency shares with them; withdrawn quotes never.
export async function getBilling(db: Db, actor: Actor, applicationUid: string): Promise<Billing> {
  const { agencyUid } = await db.get<{ agencyUid: string | null }>(sql`
    select a.agency_uid as "agencyUid" from application a
    where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null
      and ${inReach('application', actor, 'billing.read')}`);
  const seller = agencyUid === null ? undefined : await findSeller(db, agencyUid);
  const can = actions.filter((action) => mayDo(actor, action) !== undefined);
  const about = {
    isSetUp: seller !== undefined,
    sellerState: seller?.state ?? null,
    today: await todayInRealm(db),
    can,
  };
  if (!mayShow(actor, seller)) return { ...about, ...nothing };
  const [quotes, documents] = await Promise.all([quotesOf(db, applicationUid), documentsOf(db, applicationUid)]);
  const shown = actor.role === 'applicant' ? quotes.filter(({ state }) => state !== 'withdrawn') : quotes;
  return { ...about, quotes: shown, documents, balance: balanceOf(documents) };
}

export const mayShow = (actor: Actor, seller: { readonly isShared: boolean } | undefined): boolean =>
  actor.role !== 'applicant' || seller?.isShared === true;
