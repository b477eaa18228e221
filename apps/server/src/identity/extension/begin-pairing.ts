import { pairing } from '@visawright/contract/extension/pairing.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { shortenAddress } from '../../platform/trail/shorten-address.ts';
import { hashPairingCode, newPairingCode } from './pairing-code.ts';

interface Begun {
  readonly pairing_uid: string;
  readonly expires_at: Date;
}

// One at a time in a realm, so that the number of waiting extensions is exact. A code that another one shows at this moment is drawn again.
export const beginPairing: Handler<'beginPairing'> = async ({ db, parts, address }, { body }) =>
  db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('extension pairing ' || ${tx.realmId}, 0))`);
    await tx.run(sql`delete from extension_pairing where realm_id = ${tx.realmId} and expires_at <= now()`);
    const { waiting } = await tx.get<{ waiting: number }>(sql`
      select count(*)::int as waiting from extension_pairing where realm_id = ${tx.realmId}`);
    if (waiting >= pairing.mostWaiting) throw new AppError('quota.tooMany');
    for (;;) {
      const code = newPairingCode();
      const begun = await tx.find<Begun>(sql`
        insert into extension_pairing (realm_id, code_hash, secret_sha256, browser, version, place, expires_at)
        values (${tx.realmId}, ${hashPairingCode(parts.keys, tx.realmId, code)}, ${Buffer.from(body.secretSha256, 'hex')},
          ${body.browser}, ${body.version}, ${shortenAddress(address)}, now() + make_interval(secs => ${pairing.codeSeconds}))
        on conflict do nothing returning pairing_uid, expires_at`);
      if (begun) return { pairingUid: begun.pairing_uid, code, expiresAt: begun.expires_at.toISOString() };
    }
  });
