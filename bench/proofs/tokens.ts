import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientSecrets, openOperator } from '@visawright/server/tools.ts';
import { openTestApp } from '@visawright/server/testing-app.ts';
import { createCaller, createTestDatabase, createIdentityRealm } from '@visawright/server/testing.ts';
import { none, requireForProof, type Finding } from '../measurement.ts';
import { badTokens, goodToken, type TokenSources } from './tokens/bad-tokens.ts';
import { realmSigner } from './tokens/realm-signer.ts';

// Forty tokens, each with one error: all must be refused, and no request may be sent to an address they name.
export default async function tokens(): Promise<Finding> {
  const database = await createTestDatabase();
  const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  const realm = await createIdentityRealm(database, ['agent'], { partnerTokens: true });
  const other = await createIdentityRealm(database, ['agent'], { partnerTokens: true });
  const server = await openTestApp(database);
  const call = createCaller(server.app, realm.path);
  let canaryHits = 0;
  const canary = createServer((_, reply) => (canaryHits++, reply.end('{"keys":[]}')));
  await new Promise<void>((ready) => canary.listen(0, '127.0.0.1', ready));
  const realFetch = globalThis.fetch;
  const asked = new Set<string>();

  try {
    const signer = await realmSigner(operator.admin, realm.path);
    const sources = {
      signer,
      canary: `http://127.0.0.1:${(canary.address() as AddressInfo).port}`,
      otherPath: other.path,
    };
    const real = await realTokens();
    const claims = JSON.parse(
      Buffer.from(real.access.split('.')[1]!, 'base64url').toString(),
    ) as TokenSources['claims'];
    const all: TokenSources = { ...sources, claims, real };

    globalThis.fetch = (input, init) => {
      asked.add(input instanceof Request ? input.url : String(input));
      return realFetch(input, init);
    };
    const control = await refusal(goodToken(all));
    const table = [];
    for (const [name, token] of badTokens(all)) table.push({ token: name, ...(await refusal(token)) });
    globalThis.fetch = realFetch;

    const certs = [realm, other].map(
      ({ path }) => `${operator.keycloakUrl}/realms/${path}/protocol/openid-connect/certs`,
    );
    const strays = [...asked].filter((url) => !certs.includes(url));
    const refused = table.filter((row) => row.refused).length;
    const distinct = new Set(table.map(({ token }) => token)).size;
    requireForProof(!control.refused, 'the good token was refused');
    requireForProof(distinct === 40 && table.length === 40, 'tokens are missing');
    return {
      judged: `${table.length} tokens`,
      checks: [none('bad tokens accepted', table.length - refused), none('stray requests', canaryHits + strays.length)],
      table: { control, bad: table, asked: [...asked], canaryHits },
    };
  } finally {
    globalThis.fetch = realFetch;
    canary.close();
    await server.close();
    await operator.tenants.close();
    await realm.drop();
    await other.drop();
    await database.drop();
  }

  // Checks a token with a call that needs a user and with the call that validates tokens.
  async function refusal(token: string) {
    const profile = await call('getProfile', {}, { authorization: `Bearer ${token}` });
    const judged = await call<{ tokenValid?: boolean }>('validateToken', { accessToken: token });
    const isRefused = (profile.status === 401 || profile.status === 400) && judged.body.tokenValid === false;
    return {
      refused: isRefused,
      profile: profile.status,
      code: profile.body['code'] ?? null,
      valid: judged.body.tokenValid,
    };
  }

  async function realTokens() {
    const secretOf = clientSecrets(operator.tenants, operator.keys);
    const known = (await server.parts.realms.byPath(realm.path))!;
    const ask = async (path: string, fields: Record<string, string>) => {
      const url = `${operator.keycloakUrl}/realms/${path}/protocol/openid-connect/token`;
      const reply = await realFetch(url, { method: 'POST', body: new URLSearchParams(fields) });
      if (!reply.ok) throw new Error(`no token from ${path}: ${reply.status}`);
      return (await reply.json()) as Record<'access_token' | 'id_token' | 'refresh_token', string>;
    };
    const asServer = { client_id: 'visawright-server', client_secret: await secretOf(known, 'visawright-server') };
    const person = { username: realm.email('agent'), password: realm.password };
    const mine = await ask(realm.path, { ...asServer, ...person, grant_type: 'password', scope: 'openid' });
    const service = await ask(realm.path, {
      client_id: 'visawright-service',
      client_secret: await secretOf(known, 'visawright-service'),
      grant_type: 'client_credentials',
    });
    const master = await ask('master', {
      client_id: 'admin-cli',
      grant_type: 'password',
      username: process.env['KEYCLOAK_ADMIN_USERNAME']!,
      password: process.env['KEYCLOAK_ADMIN_PASSWORD']!,
    });
    const ended = await call<{ tokens: { access_token: string; refresh_token: string } }>('login', person);
    await call('logout', { refreshToken: ended.body.tokens.refresh_token });
    return {
      access: mine.access_token,
      idToken: mine.id_token,
      refreshToken: mine.refresh_token,
      otherRealm: await other.token('agent'),
      service: service.access_token,
      master: master.access_token,
      loggedOut: ended.body.tokens.access_token,
    };
  }
}
