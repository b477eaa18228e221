import type { PartnerLink, PartnerLinks, PartnerTrip } from '@visawright/contract/integrations/partner-link.ts';
import { partnerLinkLimits, type PartnerLinkState } from '@visawright/contract/integrations/partner-link-facts.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { inReach } from '../../platform/access/reach.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { getPlatformAgencyUid } from '../people/get-platform-agency-uid.ts';

interface Row {
  readonly link_uid: string;
  readonly name: string;
  readonly agency_name: string;
  readonly trip: PartnerTrip;
  readonly state: PartnerLinkState;
  readonly expires_at: Date | null;
  readonly most_uses: number | null;
  readonly uses: number;
  readonly started: number;
  readonly used_at: Date | null;
  readonly created_at: Date;
}

// An admin's links are those of the platform agency.
export const agencyOfLinks = async (db: Db, { agencyUid }: Actor): Promise<string> =>
  agencyUid ?? (await getPlatformAgencyUid(db));

export async function listPartnerLinks(db: Db, actor: Actor): Promise<PartnerLinks> {
  const rows = await db.many<Row>(sql`
    select a.link_uid, a.name, g.name as agency_name, a.trip, a.expires_at, a.most_uses, a.uses, a.started, a.used_at, a.created_at,
      case when a.expires_at <= now() then 'expired' when a.uses >= a.most_uses then 'usedUp' when a.is_paused then 'paused'
        else 'open' end as state
    from partner_link a join agency g on g.realm_id = a.realm_id and g.agency_uid = a.agency_uid
    where a.realm_id = ${db.realmId} and a.revoked_at is null and ${inReach('integration', actor, 'integration.manage')}
    order by a.created_at desc, a.link_uid limit 500`);
  const agencyUid = await agencyOfLinks(db, actor);
  const { name } = await db.get<{ name: string }>(
    sql`select name from agency where realm_id = ${db.realmId} and agency_uid = ${agencyUid}`,
  );
  return { links: rows.map(presentLink), most: partnerLinkLimits.mostLinks, agencyName: name };
}

const presentLink = (row: Row): PartnerLink => ({
  linkUid: row.link_uid,
  name: row.name,
  agencyName: row.agency_name,
  trip: row.trip,
  state: row.state,
  expiresAt: row.expires_at?.toISOString() ?? null,
  mostUses: row.most_uses,
  uses: row.uses,
  started: row.started,
  usedAt: row.used_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
