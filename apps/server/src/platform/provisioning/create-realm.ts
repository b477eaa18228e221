import { randomBytes, randomUUID } from 'node:crypto';
import { backchannelLogoutPath } from '@visawright/contract/operations/addresses.ts';
import { sql, type Db } from '../db/db.ts';
import {
  loginClient,
  passkeyClient,
  secretAbout,
  secretUse,
  serverClient,
  serviceClient,
  type ConfidentialClient,
} from '../keycloak/client-secrets.ts';
import { themeTexts } from './theme-texts.ts';
import type { Operator } from './operator.ts';
import { ensureClients } from './provider-clients.ts';
import { ensureConnectFlow } from './provider-flows.ts';
import { ensurePasskeyFlow } from './provider-passkeys.ts';
import { ensureProviderRealm } from './provider-realm.ts';
import { findRealmId, saveRealm, type RealmOrder, type SavedRealm } from '../realms/realms.queries.ts';
import { shadesOf } from '../realms/brand.ts';

// Every step compares first and writes only what differs, so it is safe to run again, also after a failure.
export async function createRealm(operator: Operator, order: RealmOrder): Promise<string> {
  const realmId = (await findRealmId(operator.tenants, order.path)) ?? randomUUID();
  const db = operator.tenants.forRealm(realmId);
  const shades = shadesOf(order.color);
  await ensureProviderRealm(operator.admin, {
    path: order.path,
    name: order.name,
    mailFrom: order.email,
    smtpUrl: operator.smtpUrl,
    keycloakUrl: operator.keycloakUrl,
    texts: themeTexts(order, shades),
  });
  const row: SavedRealm = {
    ...order,
    realmId,
    shades,
    issuer: `${operator.keycloakUrl}/realms/${order.path}`,
    keycloakUrl: operator.keycloakUrl,
  };
  const secrets = await db.transaction(async (tx) => {
    await saveRealm(tx, row);
    await insertPlatformAgency(tx, order.name);
    return {
      loginSecret: await secretOf(tx, operator, loginClient),
      serverSecret: await secretOf(tx, operator, serverClient),
      serviceSecret: await secretOf(tx, operator, serviceClient),
      passkeySecret: await secretOf(tx, operator, passkeyClient),
    };
  });
  const addresses = addressesOf(operator.publicUrl, order);
  const logoutUrl = operator.publicUrl + backchannelLogoutPath;
  const passkeyFlow = await ensurePasskeyFlow(operator.admin, order.path);
  await ensureConnectFlow(operator.admin, order.path);
  const { path, name } = order;
  await ensureClients(operator.admin, { path, name, logoutUrl, passkeyFlow, ...addresses, ...secrets });
  return realmId;
}

// The login page returns to the page it was opened from. Screens are in the fragment, so these are all there are.
function addressesOf(publicUrl: string, { path, hosts, isDefault }: RealmOrder) {
  const { protocol } = new URL(publicUrl);
  const custom = hosts.map((host) => `${protocol}//${host}`);
  const own = `${publicUrl}/${path}`;
  const roots = [...(isDefault ? [publicUrl] : []), ...custom].map((root) => `${root}/`);
  const pages = [own, ...custom.map((root) => `${root}/${path}`)].flatMap((page) => [page, `${page}/`]);
  return { redirectUris: [...roots, ...pages], home: custom[0] ?? (isDefault ? publicUrl : own) };
}

async function secretOf(tx: Db, { keys }: Operator, client: ConfidentialClient): Promise<string> {
  const about = secretAbout(tx.realmId, client);
  const known = await tx.find<{ wrapped: Buffer }>(
    sql`select wrapped from realm_key where realm_id = ${tx.realmId} and kind = ${client} order by key_no desc limit 1`,
  );
  if (known !== undefined) return keys.open(secretUse, about, known.wrapped);
  const secret = randomBytes(32).toString('base64url');
  await tx.run(
    sql`insert into realm_key (realm_id, kind, key_no, wrapped)
        values (${tx.realmId}, ${client}, 1, ${keys.seal(secretUse, about, secret)})`,
  );
  return secret;
}

// The platform agency: it owns direct-to-consumer applicants.
async function insertPlatformAgency(tx: Db, name: string): Promise<void> {
  const tenant = await tx.find<{ name: string }>(
    sql`select name from agency where realm_id = ${tx.realmId} and type = 'SUPER_ADMIN'`,
  );
  if (tenant?.name === name) return;
  const { uid } = await tx.get<{ uid: string }>(
    sql`insert into distributor (realm_id, type, name) values (${tx.realmId}, 'SUPER_ADMIN', ${name})
        on conflict (realm_id) where type = 'SUPER_ADMIN' do update set name = excluded.name
        returning distributor_uid as uid`,
  );
  await tx.run(
    sql`insert into agency (realm_id, distributor_uid, type, business_type, name)
        values (${tx.realmId}, ${uid}, 'SUPER_ADMIN', 'B2B2C', ${name})
        on conflict (realm_id) where type = 'SUPER_ADMIN' do update set name = excluded.name`,
  );
}
