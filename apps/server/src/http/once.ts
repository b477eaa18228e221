import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql, type Tx } from '../access/db.ts';
import { AppError } from './app-error.ts';
import type { ActorCall } from './call.ts';
import { canonical } from './canonical.ts';

export function onceKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key.length < 1 || key.length > 100)
    throw new AppError('input.invalid', [{ path: 'headers.idempotency-key', message: 'from 1 to 100 characters' }]);
  return key;
}

export interface OnceCall {
  readonly call: ActorCall;
  readonly operation: string;
  readonly key: string;
  readonly input: unknown;
}

// One effect for one key. The row and the effect are one transaction: whoever comes at the same time waits for its end, and a call that
// failed leaves nothing, so it may be tried again. The reply is kept sealed, because it may name people.
export const once = ({ call, operation, key, input }: OnceCall, work: (tx: Tx) => Promise<string>): Promise<string> =>
  call.db.transaction(async (tx) => {
    const { personUid } = call.actor;
    const about = `${tx.realmId}/${personUid}/${operation}/${key}`;
    const mine = sql`realm_id = ${tx.realmId} and person_uid = ${personUid} and operation = ${operation} and key = ${key}`;
    const hash = createHash('sha256').update(canonical(input)).digest();
    const isFirst = await tx.run(sql`
      insert into idempotency (realm_id, person_uid, operation, key, body_sha256)
      values (${tx.realmId}, ${personUid}, ${operation}, ${key}, ${hash}) on conflict do nothing`);
    if (isFirst === 0) {
      const kept = await tx.get<{ body_sha256: Buffer; reply: Buffer }>(
        sql`select body_sha256, reply from idempotency where ${mine}`,
      );
      if (!kept.body_sha256.equals(hash)) throw new AppError('idempotency.keyReused');
      return call.parts.keys.open('idempotency', about, kept.reply);
    }
    const reply = await work(tx);
    await tx.run(
      sql`update idempotency set reply = ${call.parts.keys.seal('idempotency', about, reply)} where ${mine}`,
    );
    return reply;
  });
