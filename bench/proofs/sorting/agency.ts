import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '@visawright/server/testing.ts';
import { openClient, shadesOf } from '@visawright/server/tools.ts';
import { createSigningRealms } from '../model/signing-realms.ts';
import { writeToken } from '../model/write-token.ts';

export interface Agency {
  readonly realmId: string;
  readonly path: string;
  readonly agencyUid: string;
  token(): string;
  close(): void;
}

// A realm with one agency and one person of it. Identity is not what is measured, so tokens are signed here and verified as always.
export async function openAgency(database: TestDatabase): Promise<Agency> {
  const provider = await createSigningRealms();
  const [realmId, agencyUid, sub] = [randomUUID(), randomUUID(), randomUUID()];
  const path = `t-${realmId.slice(0, 8)}`;
  const issuer = `${provider.url}/realms/${path}`;
  const adminUrl = new URL(process.env['DATABASE_ADMIN_URL']!);
  adminUrl.pathname = new URL(database.apiUrl).pathname;
  const admin = await openClient(adminUrl.href);
  await admin.query(
    `insert into realm (realm_id, path, issuer, keycloak_url, keycloak_realm, display_name, shades)
     values ($1, $2, $3, $4, $2, 'Realm', $5)`,
    [realmId, path, issuer, provider.url, shadesOf(null)],
  );
  await admin.query(`insert into agency (realm_id, agency_uid, type, name) values ($1, $2, 'AGENCY', 'Agency')`, [
    realmId,
    agencyUid,
  ]);
  await admin.query(
    `insert into person (realm_id, kc_sub, role, agency_uid, first_name, last_name, email, joined_at)
     values ($1, $2, 'agency', $3, 'Gauri', 'Iyer', $4, now())`,
    [realmId, sub, agencyUid, `gauri@${path}.test`],
  );
  await admin.end();
  return {
    realmId,
    path,
    agencyUid,
    token: () => writeToken(provider, { issuer, path, sub, role: 'agency' }),
    close: () => provider.close(),
  };
}
