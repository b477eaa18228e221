import type { ApiKey, ApiKeys } from '@visawright/contract/integrations/api-key.ts';
import { keyLimits, type ApiScope } from '@visawright/contract/integrations/api-scopes.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { inReach } from '../../../platform/access/reach.ts';
import { sql, type Db } from '../../../platform/db/db.ts';

interface Row {
  readonly key_uid: string;
  readonly name: string;
  readonly agency_name: string | null;
  readonly beginning: string;
  readonly ending: string;
  readonly scopes: ApiScope[];
  readonly person_name: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly is_unused: boolean;
  readonly ends_soon: boolean;
}

export async function listKeys(db: Db, actor: Actor): Promise<ApiKeys> {
  const rows = await db.many<Row>(sql`
    select a.key_uid, a.name, g.name as agency_name, a.beginning, a.ending, a.scopes,
      btrim(p.first_name || ' ' || p.last_name) as person_name, a.created_at, a.expires_at, a.used_at,
      coalesce(a.used_at, a.created_at) < now() - make_interval(days => ${keyLimits.unusedDays}) as is_unused,
      a.expires_at < now() + make_interval(days => ${keyLimits.endsSoonDays}) as ends_soon
    from api_key a join person p on p.realm_id = a.realm_id and p.person_uid = a.person_uid
    left join agency g on g.realm_id = a.realm_id and g.agency_uid = a.agency_uid
    where a.realm_id = ${db.realmId} and a.ended_at is null and ${inReach('integration', actor, 'integration.manage')}
    order by a.created_at desc, a.key_uid limit 500`);
  return { keys: rows.map(presentKey), most: keyLimits.mostKeys };
}

export async function getKey(db: Db, actor: Actor, keyUid: string): Promise<ApiKey> {
  const { keys } = await listKeys(db, actor);
  return keys.find((key) => key.keyUid === keyUid)!;
}

const presentKey = (row: Row): ApiKey => ({
  keyUid: row.key_uid,
  name: row.name,
  agencyName: row.agency_name,
  beginning: row.beginning,
  ending: row.ending,
  scopes: row.scopes,
  personName: row.person_name,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
  isUnused: row.is_unused,
  endsSoon: row.ends_soon,
});
