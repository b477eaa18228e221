import { randomBytes } from 'node:crypto';
import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { openMail, openParts, sendInvitationMail } from '@visawright/server/product.ts';
import { openOperator, sql, startWorker, type Db } from '@visawright/server/tools.ts';
import {
  createCaller,
  createIdentityRealm,
  createTestDatabase,
  openAgencyProvider,
  signInOnPage,
} from '@visawright/server/testing.ts';
import { handlersWithLocalProviders, openTestApp } from '@visawright/server/testing-app.ts';
import { requireForProof } from '../../measurement.ts';
import { createFormerRealm, formerToken, openFormerAccount } from './former-settings.ts';

export type RealmKind = 'form' | 'provider' | 'customHost' | 'updated';

export interface StolenToken {
  readonly from: string;
  readonly token: string;
}

const publicUrl = () => process.env['PUBLIC_URL']!;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const password = 'Test-Pass-2026!';

// Realms at the real identity provider with their people, behind the real app, with a worker that sends invitations.
export async function openAttackedRealms(kinds: readonly RealmKind[]) {
  const database = await createTestDatabase();
  const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  const server = await openTestApp(database, {}, handlersWithLocalProviders);
  const workerParts = await openParts(server.parts.config, 'worker');
  const mail = openMail(process.env['SMTP_URL']!, 'no-reply@visawright.test');
  const worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: 'account-proof',
    log: workerParts.log,
    handlers: { invitationMail: sendInvitationMail({ ...workerParts, mail, publicUrl: publicUrl() }) },
  });
  const drops: (() => Promise<void>)[] = [];
  const all = [];
  for (const kind of kinds) all.push(await openRealm(kind));

  return {
    all,
    async close() {
      await worker.close();
      mail.close();
      await server.close();
      await workerParts.close();
      for (const drop of drops) await drop();
      await operator.tenants.close();
      await database.drop();
    },
  };

  async function openRealm(kind: RealmKind) {
    const path = `t-${randomBytes(5).toString('hex')}`;
    const victim = { email: `applicant@${path}.test`, password };
    const { admin, keycloakUrl } = operator;
    const stolen: StolenToken[] = [];
    if (kind === 'updated') {
      const { serverSecret } = await createFormerRealm(admin, path, victim);
      const token = await formerToken(keycloakUrl, path, serverSecret, victim);
      const opened = await openFormerAccount(keycloakUrl, path, token);
      requireForProof(opened === 200, `the former settings must open the account API, but got ${opened}`);
      stolen.push({ from: 'before the update', token });
    }
    const host = `${path}.localhost:8080`;
    const realm = await createIdentityRealm(database, ['admin', 'applicant', 'agency', 'agent'], {
      path,
      isDefault: kind === 'provider',
      hosts: kind === 'customHost' ? [host] : [],
    });
    drops.push(() => realm.drop());
    server.parts.realms.forget();
    const call = createCaller(server.app, path);
    const origin = kind === 'customHost' ? `http://${host}` : publicUrl();
    const entered = await (kind === 'provider' ? enterOnPage() : enterWithForm());
    requireForProof(entered.status === 200, `the person could not sign in to ${kind}: ${entered.text}`);
    stolen.push({ from: 'a browser', token: entered.body.tokens.access_token });
    const agency = bearer(await realm.token('agency'));
    const [account] = await admin.get<{ id: string }[]>(`/${path}/users?username=${victim.email}&exact=true`);
    const [colleague] = await admin.get<{ id: string }[]>(`/${path}/users?username=${realm.email('agent')}&exact=true`);
    const db = operator.tenants.forRealm(realm.realmId);
    const agent = { username: realm.email('agent'), password };
    const { own, other } = await agenciesOf(db);

    return {
      kind,
      path,
      keycloakUrl,
      stolen,
      call,
      victimId: account!.id,
      colleagueId: colleague!.id,
      // A person whose password the attacker has learnt as well.
      known: { account: agent, redirectUri: `${publicUrl()}/${path}/`, token: async () => realm.token('agent') },
      agencies: { own, other },
      // Entered by an admin of the realm for that agency.
      async openProvider(agencyUid: string, domain: string) {
        const provider = await openAgencyProvider(admin, keycloakUrl);
        drops.push(() => provider.drop());
        const { issuer, clientId, clientSecret } = provider;
        const order = { agencyUid, issuer, clientId, clientSecret, domains: [domain], isOn: true };
        const saved = await call('saveAgencyProvider', order, bearer(await realm.token('admin')));
        requireForProof(saved.status === 200, `the provider of an agency was refused in ${kind}: ${saved.text}`);
        return provider;
      },
      // Addresses of the people who have a connection, here or at the realm's provider.
      async connections(): Promise<string[]> {
        const ours = await db.many<{ email: string }>(sql`
          select p.email from agency_provider_link l
          join person p on p.realm_id = l.realm_id and p.person_uid = l.person_uid where l.realm_id = ${realm.realmId}`);
        const held = new Set(ours.map(({ email }) => email));
        for (const { id, username } of await admin.get<{ id: string; username: string }[]>(`/${path}/users?max=100`))
          if ((await admin.get<unknown[]>(`/${path}/users/${id}/federated-identity`)).length > 0) held.add(username);
        return [...held];
      },
      refreshHandle: entered.body.tokens.refresh_token,
      futureInvitee: `newboss@${path}.test`,
      profile: async () => (await call('getProfile', {}, bearer(stolen.at(-1)!.token))).status,
      // What the attacks must leave as it was, as the provider and our database have it.
      async stateOfVictim() {
        type User = Record<'username' | 'email' | 'enabled' | 'requiredActions' | 'firstName' | 'lastName', unknown>;
        const user = await admin.get<User>(`/${path}/users/${account!.id}`);
        const credentials = await admin.get<{ id: string; type: string }[]>(
          `/${path}/users/${account!.id}/credentials`,
        );
        const sessions = await admin.get<{ id: string }[]>(`/${path}/users/${account!.id}/sessions`);
        const people = await db.many(
          sql`select email, first_name, status, kc_sub from person where realm_id = ${realm.realmId} order by email`,
        );
        const { username, email, enabled, requiredActions, firstName, lastName } = user;
        return {
          user: { username, email, enabled, requiredActions, firstName, lastName },
          credentials: credentials.map(({ id, type }) => `${type} ${id}`).sort(),
          sessions: sessions.map(({ id }) => id).sort(),
          people,
        };
      },
      // As if the address had been taken at the provider before accounts were closed, which an administrator can still do.
      async inviteTo(address: string) {
        const held = await admin.get<object>(`/${path}/users/${account!.id}`);
        await admin.put(`/${path}/users/${account!.id}`, { ...held, email: address });
        const invited = await call('inviteAgent', { email: address, firstName: 'New' }, agency);
        requireForProof(invited.status === 200, `the invitation was refused: ${invited.text}`);
        const mailArrived = await arrives(address);
        const { kc_sub: sub } = await db.get<{ kc_sub: string }>(
          sql`select kc_sub from person where realm_id = ${realm.realmId} and email = ${address}`,
        );
        const holder = await admin.get<{ email: string }>(`/${path}/users/${account!.id}`);
        const accounts = await admin.get<{ id: string }[]>(`/${path}/users?email=${address}&exact=true`);
        const isOwnAccount = sub !== account!.id && accounts.length === 1 && accounts[0]!.id === sub;
        return { mailArrived, isOwnAccount, formerHolderHasOwnAddress: holder.email === victim.email };
      },
    };

    function enterWithForm() {
      return call<LoginResult>('login', { username: victim.email, password }, { origin });
    }
    async function enterOnPage() {
      const redirectUri = `${publicUrl()}/${path}/`;
      const order = { keycloakUrl, path, redirectUri, username: victim.email, password };
      const { code, codeVerifier } = await signInOnPage(order);
      return call<LoginResult>('exchangeCode', { code, codeVerifier, redirectUri }, { origin });
    }
  }
}

async function agenciesOf(db: Db): Promise<{ own: string; other: string }> {
  const { uid: own } = await db.get<{ uid: string }>(
    sql`select agency_uid as uid from agency where realm_id = ${db.realmId} and type = 'SUPER_ADMIN'`,
  );
  const { uid: other } = await db.get<{ uid: string }>(
    sql`insert into agency (realm_id, type, business_type, name) values (${db.realmId}, 'AGENCY', 'B2B', 'Other Travels')
        returning agency_uid as uid`,
  );
  return { own, other };
}

async function arrives(address: string): Promise<boolean> {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    const reply = await fetch(`${process.env['MAIL_WEB_URL']}/email`);
    const mails = (await reply.json()) as { to: { address: string }[] }[];
    if (mails.some(({ to }) => to.some((each) => each.address === address))) return true;
    await new Promise((resume) => setTimeout(resume, 200));
  }
  return false;
}

export type AttackedRealm = Awaited<ReturnType<typeof openAttackedRealms>>['all'][number];
