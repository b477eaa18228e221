import type { FastifyRequest } from 'fastify';
import { sql, type Tx } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { ActorCall } from './call.ts';
import { canonicalJson } from './canonical-json.ts';

export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key.length < 1 || key.length > 100)
    throw new AppError('input.invalid', [{ path: 'headers.idempotency-key', message: 'from 1 to 100 characters' }]);
  return key;
}

export interface IdempotentCall {
  readonly call: ActorCall;
  readonly operation: string;
  readonly key: string;
  readonly input: unknown;
}

// One effect per idempotency key. The key's row and the effect share a transaction: a concurrent call with the same key waits for it, and
// a failed call leaves nothing, so it can be retried. The stored reply is sealed and the input's hash is keyed: both may contain a passport
// number, and an unkeyed hash of a short text is found by trying all numbers.
export const runOnce = (
  { call, operation, key, input }: IdempotentCall,
  work: (tx: Tx) => Promise<string>,
): Promise<string> =>
  call.db.transaction(async (tx) => {
    const { personUid } = call.actor;
    const about = `${tx.realmId}/${personUid}/${operation}/${key}`;
    const mine = sql`realm_id = ${tx.realmId} and person_uid = ${personUid} and operation = ${operation} and key = ${key}`;
    const mac = call.parts.keys.mac('idempotency body', `${about} ${canonicalJson(input)}`);
    const isFirst = await tx.run(sql`
      insert into idempotency (realm_id, person_uid, operation, key, body_mac)
      values (${tx.realmId}, ${personUid}, ${operation}, ${key}, ${mac}) on conflict do nothing`);
    if (isFirst === 0) {
      const stored = await tx.get<{ body_mac: Buffer; reply: Buffer }>(
        sql`select body_mac, reply from idempotency where ${mine}`,
      );
      if (!stored.body_mac.equals(mac)) throw new AppError('idempotency.keyReused');
      return call.parts.keys.open('idempotency', about, stored.reply);
    }
    const reply = await work(tx);
    await tx.run(
      sql`update idempotency set reply = ${call.parts.keys.seal('idempotency', about, reply)} where ${mine}`,
    );
    return reply;
  });
