import type { RealmChannelEdit, RealmChannels } from '@visawright/contract/identity/channels.ts';
import { writeChange } from '../../../../platform/changes/write-change.ts';
import type { KeyStore } from '../../../../platform/crypto/key-store.ts';
import { sql, type Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Handler } from '../../../../platform/http/call.ts';
import { leadsOutside } from '../../../../platform/outbound/leads-outside.ts';
import { callbackUrl } from '../messages/sms-provider.ts';
import { findChannel, isPushOffered, sealChannelSecrets, type SetUpChannel } from './channel-settings.ts';

const usual = {
  sms: { url: 'https://api.twilio.com', account: '', from: '' },
  whatsapp: { url: 'https://graph.facebook.com/v23.0', phone: '', template: '', codeTemplate: '' },
};

export const getRealmChannels: Handler<'getRealmChannels'> = ({ db, parts }) =>
  readChannels(db, parts.keys, parts.config.PUBLIC_URL);

export const saveRealmChannel: Handler<'saveRealmChannel'> = async ({ db, actor, parts }, { body }) => {
  if (body.channel !== 'push' && body.isOn && !(await leadsOutside(new URL(body.url).hostname)))
    throw new AppError('channel.addressRefused');
  return db.transaction(async (tx) => {
    await tx.find(sql`select pg_advisory_xact_lock(hashtextextended('channels ' || ${tx.realmId}, 0))`);
    const { settings, secrets } = await merged(tx, parts.keys, body);
    const sealed = secrets && sealChannelSecrets(parts.keys, tx.realmId, body.channel, secrets);
    await tx.run(sql`
      insert into channel_setting (realm_id, channel, is_on, settings, secrets, changed_by)
      values (${tx.realmId}, ${body.channel}, ${body.isOn}, ${JSON.stringify(settings)}::jsonb, ${sealed}, ${actor.personUid})
      on conflict (realm_id, channel) do update set is_on = excluded.is_on, settings = excluded.settings, secrets = excluded.secrets,
        changed_by = excluded.changed_by, changed_at = clock_timestamp()`);
    await writeChange(tx, actor, {
      kind: 'channelChanged',
      subjectUid: tx.realmId,
      became: body.isOn ? body.channel : 'off',
    });
    return readChannels(tx, parts.keys, parts.config.PUBLIC_URL);
  });
};

interface Merged {
  readonly settings: object;
  readonly secrets: object | null;
}

// Secrets belong to the address they are sent to: another address needs its own.
async function merged(tx: Tx, keys: KeyStore, body: RealmChannelEdit): Promise<Merged> {
  if (body.channel === 'push') return { settings: {}, secrets: null };
  if (body.channel === 'sms') {
    const { url, account, from, token } = body;
    const stored = await findChannel(tx, keys, 'sms');
    const known = stored?.settings.url === url && stored.settings.account === account ? stored.secrets : null;
    return { settings: { url, account, from }, secrets: complete({ token: token ?? known?.token }) };
  }
  const { url, phone, template, codeTemplate } = body;
  const stored = await findChannel(tx, keys, 'whatsapp');
  const known = stored?.settings.url === url ? stored.secrets : null;
  const secrets = complete({
    token: body.token ?? known?.token,
    appSecret: body.appSecret ?? known?.appSecret,
    verifyToken: body.verifyToken ?? known?.verifyToken,
  });
  return { settings: { url, phone, template, codeTemplate }, secrets };
}

function complete(secrets: Readonly<Record<string, string | undefined>>): object {
  if (Object.values(secrets).includes(undefined)) throw new AppError('channel.secretMissing');
  return secrets;
}

interface Week {
  readonly sent: number;
  readonly failed: number;
  readonly lastCause: string | null;
}

async function readChannels(db: Db, keys: KeyStore, publicUrl: string): Promise<RealmChannels> {
  const [sms, whatsapp] = [await findChannel(db, keys, 'sms'), await findChannel(db, keys, 'whatsapp')];
  const { devices } = await db.get<{ devices: number }>(
    sql`select count(*)::int as devices from push_device where realm_id = ${db.realmId}`,
  );
  return {
    push: { isOn: await isPushOffered(db), devices, ...(await weekOf(db, 'push')) },
    sms: {
      isOn: sms?.isOn ?? false,
      ...(sms?.settings ?? usual.sms),
      hasToken: Boolean(sms?.secrets),
      callbackUrl: callbackUrl(publicUrl, 'sms', db.realmId),
      ...(await weekOf(db, 'sms')),
    },
    whatsapp: {
      isOn: whatsapp?.isOn ?? false,
      ...(whatsapp?.settings ?? usual.whatsapp),
      hasToken: Boolean(whatsapp?.secrets),
      hasAppSecret: Boolean(whatsapp?.secrets),
      hasVerifyToken: Boolean(whatsapp?.secrets),
      callbackUrl: callbackUrl(publicUrl, 'whatsapp', db.realmId),
      ...(await weekOf(db, 'whatsapp')),
    },
  };
}

const weekOf = (db: Db, channel: SetUpChannel): Promise<Week> =>
  db.get<Week>(sql`
    select (count(*) filter (where state in ('accepted', 'sent', 'delivered', 'read')))::int as sent,
      (count(*) filter (where state = 'failed' or state = 'claimed' and cause is not null))::int as failed,
      (array_agg(cause order by changed_at desc) filter (where cause is not null and state in ('failed', 'claimed')))[1] as "lastCause"
    from channel_message
    where realm_id = ${db.realmId} and channel = ${channel} and changed_at > clock_timestamp() - interval '7 days'`);
