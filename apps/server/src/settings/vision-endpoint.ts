import { lookup } from 'node:dns/promises';
import type { VisionEndpoint } from '@visawright/contract/vision-endpoint.ts';
import { sql, type Db } from '../access/db.ts';
import { isOutside } from '../adapters/outside-address.ts';
import { writeChange } from '../changes/write-change.ts';
import { sealApiKey } from '../documents/read-elsewhere.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { lockSettings } from './realm-settings.queries.ts';

export const getVisionEndpoint: Handler<'getVisionEndpoint'> = async ({ db }) => ({ endpoint: await endpointOf(db) });

export const saveVisionEndpoint: Handler<'saveVisionEndpoint'> = async ({ db, actor, parts }, { body }) => {
  if (body.isOn && !(await leadsOutside(new URL(body.url).hostname))) throw new AppError('vision.addressRefused');
  return db.transaction(async (tx) => {
    await lockSettings(tx);
    const kept = await tx.find<{ api_key: Buffer; url: string; is_on: boolean; words: string }>(
      sql`select api_key, url, is_on, words from vision_endpoint where realm_id = ${tx.realmId}`,
    );
    // A key is for the place it was given for: another address needs its own.
    const mine = kept?.url === body.url ? kept.api_key : undefined;
    const apiKey = body.apiKey === undefined ? mine : sealApiKey(parts.keys, tx.realmId, body.apiKey);
    if (!apiKey) throw new AppError('vision.keyMissing');
    // Who agreed stays who agreed, until it is switched on anew, for another address or with other words.
    const stands = kept?.url === body.url && kept.words === body.agrees && (kept.is_on || !body.isOn);
    await tx.run(sql`
      insert into vision_endpoint (realm_id, is_on, url, model, api_key, words, agreed_by)
      values (${tx.realmId}, ${body.isOn}, ${body.url}, ${body.model}, ${apiKey}, ${body.agrees}, ${actor.personUid})
      on conflict (realm_id) do update set is_on = excluded.is_on, url = excluded.url, model = excluded.model, api_key = excluded.api_key,
        words = excluded.words, agreed_by = case when ${stands} then vision_endpoint.agreed_by else excluded.agreed_by end,
        agreed_at = case when ${stands} then vision_endpoint.agreed_at else now() end`);
    const became = body.isOn ? new URL(body.url).host : 'off';
    await writeChange(tx, actor, { kind: 'visionEndpoint', subjectUid: tx.realmId, became });
    return { endpoint: await endpointOf(tx) };
  });
};

async function leadsOutside(host: string): Promise<boolean> {
  const bare = host.replace(/^\[|\]$/g, '');
  const found = await lookup(bare, { all: true }).catch(() => []);
  return found.length > 0 && found.every(({ address }) => isOutside(address));
}

interface Row {
  readonly is_on: boolean;
  readonly url: string;
  readonly model: string;
  readonly words: string;
  readonly name: string;
  readonly agreed_at: Date;
}

async function endpointOf(db: Db): Promise<VisionEndpoint | null> {
  const row = await db.find<Row>(sql`
    select v.is_on, v.url, v.model, v.words, btrim(p.first_name || ' ' || p.last_name) as name, v.agreed_at
    from vision_endpoint v join person p on p.realm_id = v.realm_id and p.person_uid = v.agreed_by where v.realm_id = ${db.realmId}`);
  if (!row) return null;
  const { is_on: isOn, url, model, words } = row;
  return { isOn, url, model, hasKey: true, words, agreedByName: row.name, agreedAt: row.agreed_at.toISOString() };
}
