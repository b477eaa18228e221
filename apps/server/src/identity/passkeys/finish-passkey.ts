import { verifyToken } from '../../platform/access/verify-token.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { at, type Clock } from '../sessions/clock.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { announcePasskey } from './announce-passkey.ts';
import { listKnown, listUnknown, presentPasskey } from './known-passkeys.ts';

const minutesAllowed = 15;

// The provider's page has asked for the password and stored the key. It counts once it is in our list, and it gets there only if this
// person was allowed to add one just now.
export const finishPasskey =
  (clock: Clock): Handler<'finishPasskey'> =>
  async (call, { body }) => {
    const { db, actor, realm, parts } = call;
    const now = clock();
    const tokens = await parts.identity.exchangeCode(realm, body, 'login');
    if (tokens === 'dead') throw new AppError('auth.codeDead');
    const { sub, session } = await verifyToken(parts, tokens.accessToken);
    // The page may have opened a session of its own at the provider, which nobody needs.
    if (session !== actor.session) await parts.identity.endSession(realm, tokens.refreshToken).catch(() => undefined);
    if (sub !== actor.sub) throw new AppError('passkey.notAdded');

    const requestedAt = await takeRequest(db, actor.personUid, now);
    const { unknown: added } = await listUnknown(call, actor);
    const [passkey] = added;
    // Of several, one may be from another person who knows the password. So may the only one, if this person cancelled: it must have been
    // added on the very page that this code is from.
    const isOurs =
      requestedAt !== undefined &&
      added.length === 1 &&
      (await parts.identity.passkeysAddedIn(realm, sub, session, requestedAt.getTime())).includes(passkey!.keyId);
    if (!isOurs || passkey === undefined) {
      for (const { credentialId } of added) await parts.identity.removeCredential(realm, sub, credentialId);
      throw new AppError('passkey.notAdded');
    }
    return db.transaction(async (tx) => {
      await tx.run(sql`
        insert into passkey (realm_id, person_uid, credential_id, name, added_at)
        values (${tx.realmId}, ${actor.personUid}, ${passkey.credentialId}, ${describeDevice(call.userAgent)}, ${at(now)})`);
      await announcePasskey(tx, parts.jobs, actor, { personUid: actor.personUid, about: 'added' });
      const all = await listKnown(tx, actor.personUid);
      return presentPasskey(all.find(({ credentialId }) => credentialId === passkey.credentialId)!);
    });
  };

// Used up, also when two calls come at once.
const takeRequest = async (db: Db, personUid: string, now: number): Promise<Date | undefined> =>
  (
    await db.find<{ requested_at: Date }>(sql`
      delete from passkey_request
      where realm_id = ${db.realmId} and person_uid = ${personUid} and requested_at > ${at(now - minutesAllowed * 60_000)}
      returning requested_at`)
  )?.requested_at;
