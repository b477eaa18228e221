import { createHash } from 'node:crypto';
import type { OwnSession } from '@visawright/contract/identity/preferences.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall, Handler } from '../../platform/http/call.ts';
import { endProviderSessions } from '../sessions/end-provider-sessions.ts';
import { findOwnSessions } from './own-sessions.queries.ts';

interface Known extends OwnSession {
  readonly session: string; // the provider's session id
}

export const ownSessions: Handler<'ownSessions'> = async (call) => ({ sessions: await sessionsOf(call) });

export const endOwnSession: Handler<'endOwnSession'> = async (call, { body }) => {
  const all = await sessionsOf(call);
  const chosen = all.filter((each) =>
    body.sessionUid === 'others' ? !each.isThisOne : each.sessionUid === body.sessionUid,
  );
  if (chosen.length === 0 && body.sessionUid !== 'others') throw new AppError('record.notFound');
  await endThese(call, [...new Set(chosen.map(({ session }) => session))]);
  return { ended: chosen.length };
};

export async function endOthers(call: ActorCall): Promise<void> {
  const others = (await sessionsOf(call)).filter(({ isThisOne }) => !isThisOne);
  await endThese(call, [...new Set(others.map(({ session }) => session))]);
}

// Ended here first, which is final for us; the provider follows when it answers.
async function endThese({ db, actor, realm, parts, requestId }: ActorCall, sessions: readonly string[]): Promise<void> {
  await endProviderSessions(db, actor.personUid, sessions, Date.now());
  // Other processes are notified by the database; this one acts at once.
  parts.actors.forget(JSON.stringify({ realmId: db.realmId, personUid: actor.personUid }));
  for (const session of sessions)
    await parts.identity
      .endSessionOf(realm, session)
      .catch(() => parts.log.warn({ requestId }, 'the provider did not end a session; it will expire'));
}

// Our own sessions, and those started on the provider's login page, which have no row here.
async function sessionsOf({ db, actor, realm, parts }: ActorCall): Promise<Known[]> {
  const [own, provided] = await Promise.all([
    findOwnSessions(db, actor.personUid, Date.now()),
    parts.identity.sessionsOf(realm, actor.sub).catch(() => []),
  ]);
  const ours = own.map((row) => ({
    sessionUid: row.session_uid,
    session: row.kc_session,
    isThisOne: row.kc_session === actor.session,
    startedAt: row.created_at.toISOString(),
    lastActiveAt: row.rotated_at.toISOString(),
    device: row.device,
  }));
  const others = provided
    .filter(({ session }) => !own.some((row) => row.kc_session === session))
    .map((each) => ({
      sessionUid: uidOf(each.session),
      session: each.session,
      isThisOne: each.session === actor.session,
      startedAt: new Date(each.startedAt).toISOString(),
      lastActiveAt: new Date(each.lastActiveAt).toISOString(),
      device: '',
    }));
  return [...ours, ...others].sort((a, b) => b.lastActiveAt.localeCompare(a.lastActiveAt));
}

// The provider's session id is sensitive, so the page gets a hash of it.
const uidOf = (session: string): string =>
  createHash('sha256')
    .update(`session ${session}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
