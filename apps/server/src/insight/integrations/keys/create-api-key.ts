import { keyLimits, scopesFor, type KeyRole } from '@visawright/contract/integrations/api-scopes.ts';
import { hashApiKey, newApiKey, shownPartsOf } from '../../../platform/access/api-key.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { sql } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { getKey } from './api-keys.queries.ts';

// The key leaves in this reply and is stored nowhere. One at a time for an agency or the realm, so that their number is exact.
export const createApiKey: Handler<'createApiKey'> = ({ db, parts, actor }, { body }) =>
  db.transaction(async (tx) => {
    const offered = scopesFor[actor.role as KeyRole];
    if (!body.scopes.every((scope) => offered.includes(scope))) throw new AppError('apiKey.scopeRefused');
    const owner = actor.agencyUid;
    await tx.find(sql`select pg_advisory_xact_lock(hashtextextended('api keys ' || ${owner ?? tx.realmId}, 0))`);
    const { count } = await tx.get<{ count: number }>(sql`
      select count(*)::int as count from api_key
      where realm_id = ${tx.realmId} and agency_uid is not distinct from ${owner}::uuid and ended_at is null`);
    if (count >= keyLimits.mostKeys) throw new AppError('apiKey.tooMany');
    const secret = newApiKey(tx.realmId);
    const { beginning, ending } = shownPartsOf(secret);
    const { uid } = await tx.get<{ uid: string }>(sql`
      insert into api_key (realm_id, agency_uid, person_uid, name, key_hash, beginning, ending, scopes, expires_at)
      values (${tx.realmId}, ${owner}, ${actor.personUid}, ${body.name}, ${hashApiKey(parts.keys, secret)}, ${beginning}, ${ending},
        ${body.scopes}, now() + make_interval(months => ${body.months}))
      returning key_uid as uid`);
    await writeChange(tx, actor, { kind: 'apiKeyCreated', subjectUid: uid });
    return { key: await getKey(tx, actor, uid), secret };
  });
