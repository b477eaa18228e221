import { randomUUID } from 'node:crypto';
import { openClient } from '../platform/db/connection.ts';
import { shadesOf } from '../platform/realms/brand.ts';

export interface RealmFacts {
  readonly path: string;
  readonly displayName?: string;
  readonly brandColor?: string | null;
  readonly isDefault?: boolean;
  readonly hosts?: readonly string[];
  readonly partnerTokens?: boolean;
  readonly keycloakUrl?: string;
}

// Only a realm's rows, for tests that need no identity provider.
export async function insertRealm(ownerUrl: string, facts: RealmFacts): Promise<string> {
  const realmId = randomUUID();
  const keycloakUrl = facts.keycloakUrl ?? 'http://127.0.0.1:8081';
  const owner = await openClient(ownerUrl);
  try {
    await owner.query(
      `insert into realm (realm_id, path, issuer, keycloak_url, keycloak_realm, is_default, partner_tokens, display_name,
         brand_color, shades, support_phone, support_email, support_hours, support_footer)
       values ($1, $2, $3, $4, $2, $5, $6, $7, $8, $9, '+91 20 0000 0000', 'care@example.test', 'Mon to Fri', 'Example')`,
      [
        realmId,
        facts.path,
        `${keycloakUrl}/realms/${facts.path}`,
        keycloakUrl,
        facts.isDefault ?? false,
        facts.partnerTokens ?? false,
        facts.displayName ?? facts.path,
        facts.brandColor ?? null,
        shadesOf(facts.brandColor ?? null),
      ],
    );
    for (const host of facts.hosts ?? [])
      await owner.query('insert into realm_host (host, realm_id) values ($1, $2)', [host, realmId]);
  } finally {
    await owner.end();
  }
  return realmId;
}
