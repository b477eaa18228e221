import { sql } from '../../apps/server/src/access/db.ts';
import { openOperator } from '../../apps/server/src/realms/operator.ts';
import { findRealmId } from '../../apps/server/src/realms/realms.queries.ts';

interface Client {
  id: string;
  redirectUris: string[];
}

// On a port of its own: the demo's custom host and the provider's redirect addresses get a second port beside their first, so that
// a product running there keeps working. The next seed takes it away again.
export async function allowOrigin(origin: string): Promise<void> {
  const operator = openOperator();
  try {
    const { port } = new URL(origin);
    const host = `bluegate.localhost:${port}`;
    const realmId = await findRealmId(operator.tenants, 'bluegate');
    await operator.tenants
      .forRealm(realmId!)
      .run(sql`insert into realm_host (host, realm_id) values (${host}, ${realmId}) on conflict do nothing`);
    for (const [path, addresses] of Object.entries({
      dev: [`${origin}/*`, `${origin}/dev/*`],
      bluegate: [`http://${host}/*`, `${origin}/bluegate/*`],
    })) {
      const [client] = await operator.admin.get<Client[]>(`/${path}/clients?clientId=${path}`);
      const redirectUris = [...new Set([...client!.redirectUris, ...addresses])];
      if (redirectUris.length === client!.redirectUris.length) continue;
      await operator.admin.put(`/${path}/clients/${client!.id}`, { ...client, redirectUris });
    }
  } finally {
    await operator.tenants.close();
  }
}
