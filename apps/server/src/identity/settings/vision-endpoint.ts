import type { VisionEndpoint } from '@visawright/contract/documents/vision-endpoint.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { leadsOutside } from '../../platform/outbound/leads-outside.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { sealApiKey } from './vision-api-key.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { lockSettings } from './realm-settings.queries.ts';

export const getVisionEndpoint: Handler<'getVisionEndpoint'> = async ({ db }) => ({ endpoint: await endpointOf(db) });

export const saveVisionEndpoint: Handler<'saveVisionEndpoint'> = async ({ db, actor, parts }, { body }) => {
  if (body.isOn && !(await leadsOutside(new URL(body.url).hostname))) throw new AppError('vision.addressRefused');
  return db.transaction(async (tx) => {
    await lockSettings(tx);
    const stored = await tx.find<{ api_key: Buffer; url: string; is_on: boolean; consent_text: string }>(
      sql`select api_key, url, is_on, consent_text from vision_endpoint where realm_id = ${tx.realmId}`,
    );
    // An API key belongs to its URL: another URL needs its own key.
    const mine = stored?.url === body.url ? stored.api_key : undefined;
    const apiKey = body.apiKey === undefined ? mine : sealApiKey(parts.keys, tx.realmId, body.apiKey);
    if (!apiKey) throw new AppError('vision.keyMissing');
    // The recorded consent stays until the endpoint is switched on again, for another URL or with a different text.
    const stands = stored?.url === body.url && stored.consent_text === body.agrees && (stored.is_on || !body.isOn);
    await tx.run(sql`
      insert into vision_endpoint (realm_id, is_on, url, model, api_key, consent_text, agreed_by)
      values (${tx.realmId}, ${body.isOn}, ${body.url}, ${body.model}, ${apiKey}, ${body.agrees}, ${actor.personUid})
      on conflict (realm_id) do update set is_on = excluded.is_on, url = excluded.url, model = excluded.model, api_key = excluded.api_key,
        consent_text = excluded.consent_text, agreed_by = case when ${stands} then vision_endpoint.agreed_by else excluded.agreed_by end,
        agreed_at = case when ${stands} then vision_endpoint.agreed_at else now() end`);
    const became = body.isOn ? new URL(body.url).host : 'off';
    await writeChange(tx, actor, { kind: 'visionEndpoint', subjectUid: tx.realmId, became });
    return { endpoint: await endpointOf(tx) };
  });
};

interface Row {
  readonly is_on: boolean;
  readonly url: string;
  readonly model: string;
  readonly consent_text: string;
  readonly name: string;
  readonly agreed_at: Date;
}

async function endpointOf(db: Db): Promise<VisionEndpoint | null> {
  const row = await db.find<Row>(sql`
    select v.is_on, v.url, v.model, v.consent_text, btrim(p.first_name || ' ' || p.last_name) as name, v.agreed_at
    from vision_endpoint v join person p on p.realm_id = v.realm_id and p.person_uid = v.agreed_by where v.realm_id = ${db.realmId}`);
  if (!row) return null;
  const { is_on: isOn, url, model, consent_text: words } = row;
  return { isOn, url, model, hasKey: true, words, agreedByName: row.name, agreedAt: row.agreed_at.toISOString() };
}
