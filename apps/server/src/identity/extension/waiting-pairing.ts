import { sql } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { limitWrongCodes } from './limit-wrong-codes.ts';
import { hashPairingCode } from './pairing-code.ts';

interface Row {
  readonly browser: string;
  readonly version: string;
  readonly place: string;
  readonly requested_at: Date;
}

export const waitingPairing: Handler<'waitingPairing'> = async (call, { query }) => {
  const { db, parts } = call;
  const { code } = query;
  const row = await limitWrongCodes(call, () =>
    db.find<Row>(sql`
      select browser, version, place, requested_at from extension_pairing
      where realm_id = ${db.realmId} and code_hash = ${hashPairingCode(parts.keys, db.realmId, code)} and state = 'waiting'
        and expires_at > now()`),
  );
  const { browser, version, place, requested_at } = row;
  return { code, browser, version, place, requestedAt: requested_at.toISOString() };
};
