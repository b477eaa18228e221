import { createHash } from 'node:crypto';
import type { OwnSession } from '@visawright/contract/preferences.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall, Handler } from '../http/call.ts';
import { endProviderSessions, findOwnSessions } from './own-sessions.queries.ts';

interface Known extends OwnSession {
  readonly session: string; // the provider's word for it
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

// Here first, which is final for us; the provider follows as soon as it answers.
async function endThese({ db, actor, realm, parts, requestId }: ActorCall, sessions: readonly string[]): Promise<void> {
  await endProviderSessions(db, actor.personUid, sessions, Date.now());
  parts.actors.forget(JSON.stringify({ realmId: db.realmId, personUid: actor.personUid })); // others hear of it; this process at once
  for (const session of sessions)
    await parts.identity
      .endSessionOf(realm, session)
      .catch(() => parts.log.warn({ requestId }, 'the provider did not end a session; it will run out'));
}

// Ours, and those that began at the provider's own login, which we keep no row of.
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

// The provider's own id is worth something to whoever holds it; the page gets one that is not.
const uidOf = (session: string): string =>
  createHash('sha256')
    .update(`session ${session}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
