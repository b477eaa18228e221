import { sql, openOperator, findRealmId } from '@visawright/server/tools.ts';

interface Client {
  id: string;
  redirectUris: string[];
}

// For another port: adds it to the custom host of the demo and to the redirect addresses of the identity provider, so that a product on
// the usual port still works. The next seed removes it.
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
      dev: [`${origin}/`, `${origin}/dev`],
      bluegate: [`http://${host}/`, `http://${host}/bluegate`, `${origin}/bluegate`],
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
