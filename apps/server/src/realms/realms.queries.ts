import { sql, type Db, type TenantDatabase } from '../access/db.ts';
import type { RealmOrder } from './create-realm.ts';

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

// Realm rows are no tenant's own: an operator may ask for them before a tenant is known.
const noTenant = '00000000-0000-0000-0000-000000000000';

export async function findRealmId(tenants: TenantDatabase, path: string): Promise<string | undefined> {
  const row = await tenants
    .forRealm(noTenant)
    .find<{ realm_id: string }>(sql`select realm_id from realm where path = ${path}`);
  return row?.realm_id;
}

export const listRealms = (tenants: TenantDatabase): Promise<RealmLine[]> =>
  tenants.forRealm(noTenant).many<RealmLine>(
    sql`select path, display_name, issuer, array(select host from realm_host h where h.realm_id = r.realm_id) as hosts
        from realm r order by path`,
  );

export async function saveRealm(tx: Db, row: SavedRealm): Promise<void> {
  await tx.run(
    sql`insert into realm as r (realm_id, path, issuer, keycloak_url, keycloak_realm, is_default, partner_tokens, display_name,
          brand_color, shades, brand_logo, brand_favicon, support_phone, support_email, support_hours, support_footer)
        values (${row.realmId}, ${row.path}, ${row.issuer}, ${row.keycloakUrl}, ${row.path}, ${row.isDefault}, ${row.partnerTokens},
          ${row.name}, ${row.color}, ${row.shades}, ${row.logo ?? null}, ${row.favicon ?? null}, ${row.phone}, ${row.email},
          ${row.hours}, ${row.footer})
        on conflict (realm_id) do update set issuer = excluded.issuer, keycloak_url = excluded.keycloak_url,
          is_default = excluded.is_default, partner_tokens = excluded.partner_tokens, display_name = excluded.display_name,
          brand_color = excluded.brand_color, shades = excluded.shades,
          brand_logo = coalesce(excluded.brand_logo, r.brand_logo), brand_favicon = coalesce(excluded.brand_favicon, r.brand_favicon),
          support_phone = excluded.support_phone, support_email = excluded.support_email,
          support_hours = excluded.support_hours, support_footer = excluded.support_footer
        where (r.issuer, r.keycloak_url, r.is_default, r.partner_tokens, r.display_name, r.brand_color, r.shades, r.brand_logo,
            r.brand_favicon, r.support_phone, r.support_email, r.support_hours, r.support_footer)
          is distinct from (excluded.issuer, excluded.keycloak_url, excluded.is_default, excluded.partner_tokens,
            excluded.display_name, excluded.brand_color, excluded.shades, coalesce(excluded.brand_logo, r.brand_logo),
            coalesce(excluded.brand_favicon, r.brand_favicon), excluded.support_phone, excluded.support_email,
            excluded.support_hours, excluded.support_footer)`,
  );
  await tx.run(sql`delete from realm_host where realm_id = ${row.realmId} and host <> all(${row.hosts})`);
  for (const host of row.hosts) {
    await tx.run(
      sql`insert into realm_host (host, realm_id) values (${host.toLowerCase()}, ${row.realmId}) on conflict (host) do nothing`,
    );
  }
}
