import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { listOwnConnections } from './connections.queries.ts';
import { limitWrongCodes } from './limit-wrong-codes.ts';
import { hashPairingCode } from './pairing-code.ts';

const claimSeconds = 30; // left for the extension to claim its grant

// The first answer decides; of two people who enter the code at once, only one connects it.
export const approvePairing: Handler<'approvePairing'> = async (call, { body }) => {
  const { db, parts, actor } = call;
  if (actor.session === '') throw new AppError('access.functionRefused'); // nothing the connection could end with
  const mine = body.isAccepted ? actor : undefined;
  await limitWrongCodes(call, () =>
    db.find(sql`
      update extension_pairing set state = ${mine ? 'accepted' : 'refused'}, person_uid = ${mine?.personUid ?? null},
        kc_session = ${mine?.session ?? null}, expires_at = greatest(expires_at, now() + make_interval(secs => ${claimSeconds}))
      where realm_id = ${db.realmId} and code_hash = ${hashPairingCode(parts.keys, db.realmId, body.code)} and state = 'waiting'
        and expires_at > now()
      returning pairing_uid`),
  );
  return { connections: await listOwnConnections(db, actor) };
};
