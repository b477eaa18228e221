import type { RealmRules } from '@visawright/contract/identity/realm-settings.ts';
import { sql, type Db, type TenantDatabase } from '../db/db.ts';

export interface RealmOrder {
  readonly path: string;
  readonly name: string;
  readonly color: string | null; // null: the product's own palette
  readonly hosts: readonly string[];
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
  readonly footer: string;
  readonly isDefault: boolean;
  readonly partnerTokens: boolean;
  readonly logo?: string | undefined; // base64 PNG; omitted keeps the saved one
  readonly favicon?: string | undefined;
  readonly rules?: Partial<RealmRules>; // for those its admins have not set
  readonly keepsSettings?: boolean; // an existing realm keeps what its admins set: name, brand, support, domains
}

export interface SavedRealm extends RealmOrder {
  readonly realmId: string;
  readonly shades: readonly string[];
  readonly issuer: string;
  readonly keycloakUrl: string;
}

export interface RealmLine {
  readonly path: string;
  readonly display_name: string;
  readonly issuer: string;
  readonly hosts: string[];
}

// Realm rows belong to no tenant: operators read them before a tenant is known.
const noTenant = '00000000-0000-0000-0000-000000000000';

export async function findRealmId(tenants: TenantDatabase, path: string): Promise<string | undefined> {
  const row = await tenants
    .forRealm(noTenant)
    .find<{ realm_id: string }>(sql`select realm_id from realm where path = ${path}`);
  return row?.realm_id;
}

export const listRealmIds = (tenants: TenantDatabase): Promise<{ realmId: string; path: string }[]> =>
  tenants
    .forRealm(noTenant)
    .many<{ realmId: string; path: string }>(sql`select realm_id as "realmId", path from realm order by path`);

export const listRealms = (tenants: TenantDatabase): Promise<RealmLine[]> =>
  tenants.forRealm(noTenant).many<RealmLine>(
    sql`select path, display_name, issuer, array(select host from realm_host h where h.realm_id = r.realm_id) as hosts
        from realm r order by path`,
  );

// The order that would create the realm as it is now.
export const getRealmOrder = (tenants: TenantDatabase, path: string): Promise<RealmOrder> =>
  tenants.forRealm(noTenant).get<RealmOrder>(
    sql`select path, display_name as name, brand_color as color, support_phone as phone, support_email as email,
          support_hours as hours, support_footer as footer, is_default as "isDefault", partner_tokens as "partnerTokens",
          array(select host from realm_host h where h.realm_id = r.realm_id order by host) as hosts
        from realm r where path = ${path}`,
  );

export async function saveRealm(tx: Db, row: SavedRealm): Promise<void> {
  const known = await tx.find(sql`select 1 from realm where realm_id = ${row.realmId}`);
  if (known === undefined) await insertRealm(tx, row);
  else if (row.keepsSettings) await placeRealm(tx, row);
  else await overwriteRealm(tx, row);
  const rules = JSON.stringify(row.rules ?? {});
  await tx.run(
    sql`update realm set settings = ${rules}::jsonb || settings
        where realm_id = ${row.realmId} and settings is distinct from ${rules}::jsonb || settings`,
  );
  if (!row.keepsSettings)
    await tx.run(sql`delete from realm_host where realm_id = ${row.realmId} and host <> all(${row.hosts})`);
  for (const host of row.hosts) {
    await tx.run(
      sql`insert into realm_host (host, realm_id) values (${host.toLowerCase()}, ${row.realmId}) on conflict (host) do nothing`,
    );
  }
}

const insertRealm = (tx: Db, row: SavedRealm) =>
  tx.run(
    sql`insert into realm (realm_id, path, issuer, keycloak_url, keycloak_realm, is_default, partner_tokens, display_name,
          brand_color, shades, brand_logo, brand_favicon, support_phone, support_email, support_hours, support_footer)
        values (${row.realmId}, ${row.path}, ${row.issuer}, ${row.keycloakUrl}, ${row.path}, ${row.isDefault}, ${row.partnerTokens},
          ${row.name}, ${row.color}, ${row.shades}, ${row.logo ?? null}, ${row.favicon ?? null}, ${row.phone}, ${row.email},
          ${row.hours}, ${row.footer})`,
  );

// Updates only technical facts, nothing an admin may have changed since.
const placeRealm = (tx: Db, row: SavedRealm) =>
  tx.run(
    sql`update realm set issuer = ${row.issuer}, keycloak_url = ${row.keycloakUrl}, is_default = ${row.isDefault},
          partner_tokens = ${row.partnerTokens}
        where realm_id = ${row.realmId} and (issuer, keycloak_url, is_default, partner_tokens)
          is distinct from (${row.issuer}, ${row.keycloakUrl}, ${row.isDefault}, ${row.partnerTokens})`,
  );

const overwriteRealm = async (tx: Db, row: SavedRealm) => {
  await placeRealm(tx, row);
  await tx.run(
    sql`update realm r set display_name = n.name, brand_color = n.color, shades = n.shades, brand_logo = n.logo,
          brand_favicon = n.favicon, support_phone = n.phone, support_email = n.email, support_hours = n.hours, support_footer = n.footer
        from (select ${row.name}::text as name, ${row.color}::text as color, ${row.shades}::text[] as shades,
          coalesce(${row.logo ?? null}::text, brand_logo) as logo, coalesce(${row.favicon ?? null}::text, brand_favicon) as favicon,
          ${row.phone}::text as phone, ${row.email}::text as email, ${row.hours}::text as hours, ${row.footer}::text as footer
          from realm where realm_id = ${row.realmId}) n
        where r.realm_id = ${row.realmId} and (r.display_name, r.brand_color, r.shades, r.brand_logo, r.brand_favicon,
            r.support_phone, r.support_email, r.support_hours, r.support_footer)
          is distinct from (n.name, n.color, n.shades, n.logo, n.favicon, n.phone, n.email, n.hours, n.footer)`,
  );
};
