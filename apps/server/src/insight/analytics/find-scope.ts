import type { Actor } from '../../platform/access/actor.types.ts';
import { inReach, reachFor } from '../../platform/access/reach.ts';
import { sql, type Db } from '../../platform/db/db.ts';

// The uid under which the rollups keep the sums over all companies, or over all agents of an agency.
export const all = '00000000-0000-0000-0000-000000000000';

const nobody = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export interface Scope {
  readonly companyUid: string; // whose sums are shown: an agency, a distributor, or all
  readonly destination: string; // empty: all
  readonly companyKind: 'agency' | 'agent';
  readonly companies: readonly Company[]; // what the last table lists
  readonly hidesSmallGroups: boolean;
}

interface Company {
  readonly uid: string;
  readonly name: string;
}

interface Wanted {
  readonly agencyUid?: string | undefined;
  readonly destination?: string | undefined;
}

// What the caller may see: ids in the query only narrow it.
export async function findScope(db: Db, actor: Actor, { agencyUid, destination = '' }: Wanted): Promise<Scope> {
  const reach = reachFor(actor, 'analytics.read');
  const shared = { destination, hidesSmallGroups: reach === 'tree' };
  const agencies = inReach('agency', actor, 'analytics.read');
  if (agencyUid !== undefined)
    await db.get(sql`
      select 1 from agency a where a.realm_id = ${db.realmId} and a.agency_uid = ${agencyUid} and ${agencies}`);
  if (reach === 'agency')
    return { ...shared, companyUid: actor.agencyUid!, companyKind: 'agent', companies: await listAgents(db, actor) };
  const companies = await db.many<Company>(sql`
    select a.agency_uid as uid, a.name from agency a where a.realm_id = ${db.realmId} and ${agencies}
      and ${agencyUid ? sql`a.agency_uid = ${agencyUid}` : sql`true`}`);
  const whole = reach === 'realm' ? all : actor.distributorUid;
  return { ...shared, companyUid: agencyUid ?? whole ?? nobody, companyKind: 'agency', companies };
}

const listAgents = (db: Db, { agencyUid }: Actor) =>
  db.many<Company>(sql`
    select p.person_uid as uid, btrim(p.first_name || ' ' || p.last_name) as name from person p
    where p.realm_id = ${db.realmId} and p.agency_uid = ${agencyUid} and p.role = 'agent'`);
