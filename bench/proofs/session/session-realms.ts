import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { ensurePerson, openOperator, sql } from '@visawright/server/tools.ts';
import {
  createCaller,
  createIdentityRealm,
  createTestDatabase,
  insertTestDocument,
  signInOnPage,
} from '@visawright/server/testing.ts';
import { openTestApp } from '@visawright/server/testing-app.ts';
import { requireForProof } from '../../measurement.ts';

export type RealmKind = 'form' | 'provider' | 'customHost';

const password = 'Test-Pass-2026!';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

// Realms of each kind behind two API processes' worth of the real app. The provider reports ended sessions to the first.
export async function openSessionRealms(kinds: readonly RealmKind[]) {
  const database = await createTestDatabase();
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const formerUrl = process.env['PUBLIC_URL'];
  process.env['PUBLIC_URL'] = publicUrl;
  const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  const [first, second] = [await openTestApp(database), await openTestApp(database)];
  await first.app.listen({ host: '127.0.0.1', port });
  await second.app.listen({ host: '127.0.0.1', port: 0 });
  const drops: (() => Promise<void>)[] = [];
  const all = [];
  for (const kind of kinds) all.push(await openRealm(kind));
  return {
    all,
    async close() {
      await first.close();
      await second.close();
      for (const drop of drops) await drop();
      await operator.tenants.close();
      await database.drop();
      process.env['PUBLIC_URL'] = formerUrl;
    },
  };

  async function openRealm(kind: RealmKind) {
    const path = `t-${randomBytes(5).toString('hex')}`;
    const host = `${path}.localhost:${port}`;
    const realm = await createIdentityRealm(database, ['agency'], {
      path,
      isDefault: kind === 'provider',
      hosts: kind === 'customHost' ? [host] : [],
    });
    drops.push(() => realm.drop());
    for (const { parts } of [first, second]) parts.realms.forget();
    const db = operator.tenants.forRealm(realm.realmId);
    const { uid: agencyUid } = await db.get<{ uid: string }>(
      sql`select agency_uid as uid from agency where realm_id = ${realm.realmId} and type = 'SUPER_ADMIN'`,
    );
    const origin = kind === 'customHost' ? `http://${host}` : publicUrl;
    const call = createCaller(first.app, path);

    return {
      kind,
      path,
      origin,
      operator,
      call, // where sessions begin and end
      second, // where they are used
      callSecond: createCaller(second.app, path),
      asAgency: { authorization: `Bearer ${await realm.token('agency')}` },
      newAgent,
      // With a traveller and a document of their own.
      async newAgentWithDocument() {
        const agent = await newAgent();
        const { uid: applicantUid } = await db.get<{ uid: string }>(sql`
          insert into applicant (realm_id, agency_uid, agent_uid, type, first_name, last_name)
          values (${realm.realmId}, ${agencyUid}, ${agent.personUid}, 'B2B', 'Meera', 'Nair') returning applicant_uid as uid`);
        const document = await insertTestDocument(db, operator.keys, first.parts.sealedObjects, { applicantUid });
        return { ...agent, applicantUid, document };
      },
      async enter(email: string) {
        const entered =
          kind === 'provider'
            ? await call<LoginResult>('exchangeCode', await codeOf(email), { origin })
            : await call<LoginResult>('login', { username: email, password }, { origin });
        requireForProof(entered.status === 200, `the person could not sign in to ${kind}: ${entered.text}`);
        return { ...entered.body.tokens, cookie: entered.cookie };
      },
    };

    async function newAgent() {
      const email = `${randomUUID()}@${path}.test`;
      const facts = { firstName: 'Asha', lastName: 'Verma', role: 'agent', country: null, mustChange: false } as const;
      const known = await ensurePerson(operator, db, path, { ...facts, email, password, agencyUid });
      return { email, ...known };
    }

    async function codeOf(username: string) {
      const redirectUri = `${publicUrl}/${path}/`;
      const order = { keycloakUrl: operator.keycloakUrl, path, redirectUri, username, password };
      const { code, codeVerifier } = await signInOnPage(order);
      return { code, codeVerifier, redirectUri };
    }
  }
}

export type Agent = Awaited<ReturnType<SessionRealm['newAgentWithDocument']>>;
export type SessionRealm = Awaited<ReturnType<typeof openSessionRealms>>['all'][number];
