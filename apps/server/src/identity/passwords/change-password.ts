import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import { disconnectProviders } from '../agency-providers/check-agency-provider.ts';
import { recordActivity } from '../sessions/record-activity.ts';
import { checkNewPassword } from './check-new-password.ts';
import { endSessions } from '../sessions/sessions.queries.ts';

// The caller has just confirmed the current password. All other sessions of the person end.
export async function changePassword(
  call: PublicCall,
  username: string,
  newPassword: string,
  now: number,
): Promise<void> {
  checkNewPassword(call.realm, username, newPassword);
  const userId = await call.parts.identity.findUserId(call.realm, username);
  if (userId === undefined) throw new AppError('auth.failed');
  await setPassword(call, userId, newPassword, now);
}

export async function setPassword(call: PublicCall, userId: string, newPassword: string, now: number): Promise<void> {
  const { identity } = call.parts;
  if ((await identity.setPassword(call.realm, userId, newPassword)) === 'refused') {
    throw new AppError('auth.passwordRefused');
  }
  const person = await call.db.find<{ uid: string }>(
    sql`select person_uid as uid from person where realm_id = ${call.db.realmId} and kc_sub = ${userId}`,
  );
  if (person !== undefined) {
    await disconnectProviders(call, person.uid, userId);
    await recordActivity(call.db, person.uid);
    await endSessions(call.db, { personUid: person.uid }, now);
  }
  await identity.endAllSessions(call.realm, userId);
}
