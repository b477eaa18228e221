import { providerReturnAddress } from '@visawright/contract/identity/agency-provider-facts.ts';
import type { AgencyProviders, FoundAgencyProvider } from '@visawright/contract/identity/agency-provider.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { Realm } from '../../platform/realms/realm.types.ts';

interface Row {
  readonly agency_uid: string;
  readonly name: string;
  readonly issuer: string | null;
  readonly client_id: string;
  readonly domains: string[];
  readonly is_on: boolean;
  readonly connected: number;
  readonly changed_at: Date;
}

// Active agencies, and every agency that has a provider.
export async function listProviders(db: Db, realm: Realm): Promise<AgencyProviders> {
  const rows = await db.many<Row>(sql`
    select a.agency_uid, a.name, v.issuer, v.client_id, v.domains, v.is_on, v.changed_at,
      (select count(*)::int from agency_provider_link l where l.realm_id = a.realm_id and l.agency_uid = a.agency_uid) as connected
    from agency a left join agency_provider v on v.realm_id = a.realm_id and v.agency_uid = a.agency_uid
    where a.realm_id = ${db.realmId} and (v.agency_uid is not null or a.status = 'active')
    order by a.name, a.agency_uid limit 2000`);
  const addressOf = (uid: string) => providerReturnAddress(realm.keycloakUrl, realm.keycloakRealm, uid);
  return {
    providers: rows.flatMap((row) =>
      row.issuer === null
        ? []
        : {
            agencyUid: row.agency_uid,
            agencyName: row.name,
            issuer: row.issuer,
            clientId: row.client_id,
            domains: row.domains,
            isOn: row.is_on,
            returnAddress: addressOf(row.agency_uid),
            connected: row.connected,
            changedAt: row.changed_at.toISOString(),
          },
    ),
    others: rows.flatMap((row) =>
      row.issuer === null
        ? { agencyUid: row.agency_uid, agencyName: row.name, returnAddress: addressOf(row.agency_uid) }
        : [],
    ),
  };
}

interface Found {
  readonly agency_uid: string;
  readonly name: string;
}

export const findByDomain = (db: Db, domain: string): Promise<Found | undefined> =>
  db.find<Found>(sql`
    select v.agency_uid, a.name from agency_provider v
    join agency a on a.realm_id = v.realm_id and a.agency_uid = v.agency_uid and a.status = 'active'
    where v.realm_id = ${db.realmId} and v.is_on and v.domains @> array[${domain}]`);

export const presentFound = (row: Found | undefined, alias: (uid: string) => string): FoundAgencyProvider | null =>
  row === undefined ? null : { alias: alias(row.agency_uid), name: row.name };
