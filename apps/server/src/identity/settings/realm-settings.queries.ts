import type { RealmSettings } from '@visawright/contract/identity/realm-settings.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { rulesOf } from '../../platform/realms/realm-rules.ts';
import { proofRecord } from './domain-proof.ts';

interface Row {
  readonly display_name: string;
  readonly brand_color: string | null;
  readonly brand_logo: string | null;
  readonly brand_favicon: string | null;
  readonly support_phone: string;
  readonly support_email: string;
  readonly support_hours: string;
  readonly support_footer: string;
  readonly settings: Record<string, unknown>;
}

const findRealm = (db: Db) =>
  db.get<Row>(sql`
    select display_name, brand_color, brand_logo, brand_favicon, support_phone, support_email, support_hours, support_footer, settings
    from realm where realm_id = ${db.realmId}`);

// The realm's row is outside row-level security and cannot be locked, so writers take an advisory lock.
export const lockSettings = (tx: Db): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('realm settings ' || ${tx.realmId}, 0))`);

export async function readSettings(db: Db): Promise<RealmSettings> {
  const row = await findRealm(db);
  const hosts = await db.many<{ host: string; proof: string | null }>(sql`
    select host, null as proof from realm_host where realm_id = ${db.realmId}
    union all
    select c.host, c.proof from realm_domain_claim c
    where c.realm_id = ${db.realmId}
      and not exists (select from realm_host h where h.realm_id = c.realm_id and h.host = c.host)
    order by host`);
  return {
    displayName: row.display_name,
    brandColor: row.brand_color,
    brandLogoImage: row.brand_logo,
    brandFavicon: row.brand_favicon,
    support: {
      phone: row.support_phone,
      email: row.support_email,
      hours: row.support_hours,
      footer: row.support_footer,
    },
    rules: rulesOf(row.settings),
    domains: hosts.map(({ host, proof }) => ({
      host,
      isActive: proof === null,
      record: proof === null ? null : proofRecord(host, proof),
    })),
  };
}

// Merges the rules into the settings; other settings stay as they are.
export async function saveSettings(tx: Db, next: RealmSettings, shades: readonly string[]): Promise<void> {
  const { settings } = await findRealm(tx);
  const { phone, email, hours, footer } = next.support;
  await tx.find(sql`
    select save_realm(${next.displayName}, ${next.brandColor}, ${shades}, ${next.brandLogoImage}, ${next.brandFavicon},
      ${[phone, email, hours, footer]}, ${JSON.stringify({ ...settings, ...next.rules })}::jsonb)`);
}
