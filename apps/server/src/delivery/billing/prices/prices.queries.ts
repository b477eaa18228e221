import type { ExchangeRate, PriceList, PriceListEdit, Seller } from '@visawright/contract/billing/prices.ts';
import type { Currency } from '@visawright/contract/billing/currencies.ts';
import type { Action } from '@visawright/contract/platform/access.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { inReach } from '../../../platform/access/reach.ts';
import { sql, type Db, type Tx } from '../../../platform/db/db.ts';

interface NamedAgency {
  readonly agencyUid: string;
  readonly agencyName: string;
}

// The agency a caller means; without an id, the caller's own.
export const getAgencyInReach = (db: Db, actor: Actor, action: Action, agencyUid?: string): Promise<NamedAgency> =>
  db.get<NamedAgency>(sql`
    select a.agency_uid as "agencyUid", a.name as "agencyName" from agency a
    where a.realm_id = ${db.realmId} and a.agency_uid = ${agencyUid ?? actor.agencyUid} and ${inReach('agency', actor, action)}`);

export interface StoredSeller extends Seller {
  readonly version: number;
}

export const findSeller = (db: Db, agencyUid: string): Promise<StoredSeller | undefined> =>
  db.find<StoredSeller>(sql`
    select legal_name as "legalName", address, state, gstin, payment_note as "paymentNote", is_shared as "isShared", version
    from seller where realm_id = ${db.realmId} and agency_uid = ${agencyUid}`);

// 0 if it was changed since the version the edit began with.
export const storeSeller = (
  tx: Tx,
  { agencyUid, personUid }: { readonly agencyUid: string; readonly personUid: string },
  seller: Seller,
  version: number,
): Promise<number> =>
  version === 0
    ? tx.run(sql`
        insert into seller (realm_id, agency_uid, legal_name, address, state, gstin, payment_note, is_shared, updated_by)
        values (${tx.realmId}, ${agencyUid}, ${seller.legalName}, ${seller.address}, ${seller.state}, ${seller.gstin},
          ${seller.paymentNote}, ${seller.isShared}, ${personUid}) on conflict do nothing`)
    : tx.run(sql`
        update seller set legal_name = ${seller.legalName}, address = ${seller.address}, state = ${seller.state},
          gstin = ${seller.gstin}, payment_note = ${seller.paymentNote}, is_shared = ${seller.isShared}, version = version + 1,
          updated_by = ${personUid}, updated_at = clock_timestamp()
        where realm_id = ${tx.realmId} and agency_uid = ${agencyUid} and version = ${version}`);

export const priceListsOf = (db: Db, agencyUid: string): Promise<PriceList[]> =>
  db.many<PriceList>(sql`
    select form_id as "formId", lines, version, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt"
    from price_list where realm_id = ${db.realmId} and agency_uid = ${agencyUid} order by form_id`);

export const findPriceList = (
  db: Db,
  agencyUid: string,
  formId: string,
): Promise<Pick<PriceList, 'lines'> | undefined> =>
  db.find<Pick<PriceList, 'lines'>>(sql`
    select lines from price_list where realm_id = ${db.realmId} and agency_uid = ${agencyUid} and form_id = ${formId}`);

export const storePriceList = (
  tx: Tx,
  { agencyUid, personUid }: { readonly agencyUid: string; readonly personUid: string },
  { formId, version, lines }: PriceListEdit,
): Promise<number> =>
  version === 0
    ? tx.run(sql`
        insert into price_list (realm_id, agency_uid, form_id, lines, updated_by)
        values (${tx.realmId}, ${agencyUid}, ${formId}, ${JSON.stringify(lines)}::jsonb, ${personUid}) on conflict do nothing`)
    : tx.run(sql`
        update price_list set lines = ${JSON.stringify(lines)}::jsonb, version = version + 1, updated_by = ${personUid},
          updated_at = clock_timestamp()
        where realm_id = ${tx.realmId} and agency_uid = ${agencyUid} and form_id = ${formId} and version = ${version}`);

// The newest day of each currency, and of that day what was entered last.
export async function newestRates(db: Db, agencyUid: string): Promise<ExchangeRate[]> {
  const rows = await db.many<
    Omit<ExchangeRate, 'rateMicros'> & { rateMicros: string; currency: Exclude<Currency, 'INR'> }
  >(sql`
    select distinct on (e.currency) e.currency, e.rate_micros::text as "rateMicros", e.rate_on as on,
      to_char(e.entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "enteredAt",
      btrim(p.first_name || ' ' || p.last_name) as "enteredBy"
    from exchange_rate e join person p on p.realm_id = e.realm_id and p.person_uid = e.entered_by
    where e.realm_id = ${db.realmId} and e.agency_uid = ${agencyUid}
    order by e.currency, e.rate_on desc, e.entered_at desc`);
  return rows.map((row) => ({ ...row, rateMicros: Number(row.rateMicros) }));
}
