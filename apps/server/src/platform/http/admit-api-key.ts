import { keyLimits, type ApiScope } from '@visawright/contract/integrations/api-scopes.ts';
import type { Caller, KeyCaller } from '../access/actor.ts';
import { writeChange } from '../changes/write-change.ts';
import { sql } from '../db/db.ts';
import { AppError } from '../errors/app-error.ts';
import type { CallCounters } from '../limits/call-counters.ts';

export interface ApiKeyParts {
  readonly callCounters: Pick<CallCounters, 'count'>;
}

// A call with an API key: the key is in force and has the scope that the operation asks for. Without one, no key can make the call.
export async function admitApiKey(
  { callCounters }: ApiKeyParts,
  caller: KeyCaller,
  scope: ApiScope | undefined,
): Promise<Caller> {
  const { key, actor } = caller;
  if (!key.isInForce) return refuse(caller, 'ended', new AppError('apiKey.ended'));
  if (scope === undefined || !key.scopes.includes(scope))
    return refuse(caller, scope ?? 'scope', new AppError('apiKey.scopeMissing'));
  const { calls } = await callCounters.count(`api key ${actor.apiKey}`, keyLimits.callsAMinute, 60_000);
  if (calls > keyLimits.callsAMinute) return refuse(caller, 'limit', new AppError('quota.tooMany'));
  if (key.isUseOld) await recordUse(caller);
  return caller;
}

// The time of the last use to the minute; an entry of the trail once an hour.
function recordUse({ db, actor }: KeyCaller): Promise<void> {
  return db.transaction(async (tx) => {
    const used = await tx.find<{ isDue: boolean }>(sql`
      update api_key set used_at = now(),
        recorded_at = case when recorded_at > now() - interval '1 hour' then recorded_at else now() end
      where realm_id = ${tx.realmId} and key_uid = ${actor.apiKey} and coalesce(used_at < now() - interval '1 minute', true)
      returning recorded_at = now() as "isDue"`);
    if (used?.isDue) await writeChange(tx, actor, { kind: 'apiKeyUsed', subjectUid: actor.apiKey! });
  });
}

// Recorded once a minute, so that a program that goes on calling does not fill the trail.
async function refuse({ db, actor }: KeyCaller, reason: string, error: AppError): Promise<never> {
  await db.transaction(async (tx) => {
    const isDue = await tx.run(sql`
      update api_key set denied_at = now()
      where realm_id = ${tx.realmId} and key_uid = ${actor.apiKey} and coalesce(denied_at < now() - interval '1 minute', true)`);
    if (isDue) await writeChange(tx, actor, { kind: 'apiKeyDenied', subjectUid: actor.apiKey!, field: reason });
  });
  throw error;
}
