import { setTimeout as sleep } from 'node:timers/promises';
import { backchannelLogoutPath } from '@visawright/contract/operations/addresses.ts';
import type { FastifyInstance } from 'fastify';
import { verifyLogoutToken, type LogoutToken } from '../../platform/access/verify-logout-token.ts';
import { sql } from '../../platform/db/db.ts';
import type { Parts } from '../../platform/parts/parts.ts';
import { endProviderSessions } from './end-provider-sessions.ts';

const longestBody = 16_384;
const settleMs = 1_000;

// The identity provider reports here that it has ended a session: a logout on its page, by an administrator or in another application.
// The only call with a form as its body, as the standard prescribes.
export async function serveBackchannelLogout(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestBody },
      (_request, body, parsed) => parsed(null, new URLSearchParams(body as string)),
    );
    scope.post(
      backchannelLogoutPath,
      { config: { rateLimit: { max: 3_000, timeWindow: 60_000 } } },
      async (request, reply) => {
        const sent = request.body instanceof URLSearchParams ? request.body.get('logout_token') : null;
        const ended = sent === null ? undefined : await verifyLogoutToken(parts, sent);
        if (ended === undefined) return reply.status(400).send({ error: 'invalid_request' });
        request.realmPath = ended.realm.path;
        await endReported(parts, ended);
        void endMissing(parts, ended).catch(() =>
          parts.log.warn({ requestId: request.id }, 'sessions were not compared'),
        );
        return reply.status(200).send();
      },
    );
    done();
  });
}

// Without a session id the token is about all sessions of the person.
async function endReported({ tenants, actors }: Parts, { realm, sub, session }: LogoutToken): Promise<void> {
  const db = tenants.forRealm(realm.realmId);
  const known = await db.many<{ person_uid: string; kc_session: string | null }>(sql`
    select p.person_uid, s.kc_session from person p
    left join session s on s.realm_id = p.realm_id and s.person_uid = p.person_uid
    where p.realm_id = ${db.realmId} and (p.kc_sub = ${sub ?? null} or s.kc_session = ${session ?? null})`);
  const [person] = known;
  if (person === undefined) return;
  const all = known.flatMap(({ kc_session: each }) => each ?? []);
  await endProviderSessions(db, person.person_uid, session === undefined ? all : [session], Date.now());
  actors.forget(JSON.stringify({ realmId: db.realmId, personUid: person.person_uid }));
}

// When an administrator ends all sessions of a person, the provider may report only one of them. What it no longer has ends here too.
async function endMissing({ tenants, identity, actors }: Parts, { realm, sub }: LogoutToken): Promise<void> {
  if (sub === undefined) return;
  await sleep(settleMs);
  const db = tenants.forRealm(realm.realmId);
  const ours = await db.many<{ person_uid: string; kc_session: string }>(sql`
    select s.person_uid, s.kc_session from session s
    join person p on p.realm_id = s.realm_id and p.person_uid = s.person_uid
    where s.realm_id = ${db.realmId} and p.kc_sub = ${sub} and s.created_at < now() - interval '1 second'`);
  if (ours.length === 0) return;
  const live = new Set((await identity.sessionsOf(realm, sub)).map(({ session }) => session));
  const missing = ours.filter(({ kc_session: session }) => !live.has(session));
  const { person_uid: personUid } = ours[0]!;
  if (missing.length === 0) return;
  await endProviderSessions(
    db,
    personUid,
    missing.map(({ kc_session: session }) => session),
    Date.now(),
  );
  actors.forget(JSON.stringify({ realmId: db.realmId, personUid }));
}
