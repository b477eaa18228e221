import type { PartnerTrip } from '@visawright/contract/integrations/partner-link.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { hashPartnerKey } from './partner-link-key.ts';

export interface OpenLink {
  readonly linkUid: string;
  readonly agencyUid: string;
  readonly agencyName: string;
  readonly trip: PartnerTrip;
}

// Of `partner_link l join agency g`.
export const isOpen: Sql = sql`
  l.revoked_at is null and not l.is_paused and coalesce(l.expires_at > now(), true) and coalesce(l.uses < l.most_uses, true)
    and g.status = 'active'`;

// Unknown, paused, revoked, expired, used up and of a suspended agency look alike.
export const findOpenLink = (db: Db, keys: KeyStore, key: string): Promise<OpenLink | undefined> =>
  findLink(db, keys, key, isOpen);

// Also one that no longer works, for a person who went on with it before.
export const findAnyLink = (db: Db, keys: KeyStore, key: string): Promise<OpenLink | undefined> =>
  findLink(db, keys, key, sql`g.status = 'active'`);

const findLink = (db: Db, keys: KeyStore, key: string, condition: Sql): Promise<OpenLink | undefined> =>
  db.find<OpenLink>(sql`
    select l.link_uid as "linkUid", l.agency_uid as "agencyUid", g.name as "agencyName", l.trip
    from partner_link l join agency g on g.realm_id = l.realm_id and g.agency_uid = l.agency_uid
    where l.realm_id = ${db.realmId} and l.key_hash = ${hashPartnerKey(keys, key)} and ${condition}`);
