import { sql, type Db } from '../../../../platform/db/db.ts';

const states = ['claimed', 'accepted', 'sent', 'failed', 'delivered', 'read'] as const;

export interface ProviderReport {
  readonly channel: 'sms' | 'whatsapp';
  readonly messageUid: string | null; // our key, as the provider gives it back
  readonly providerId: string;
  readonly state: Exclude<(typeof states)[number], 'claimed'>;
  readonly cause: string | null;
}

// Reports arrive in any order and more than once: a message only moves forward.
export const recordReport = (
  db: Db,
  { channel, messageUid, providerId, state, cause }: ProviderReport,
): Promise<number> =>
  db.run(sql`
    update channel_message m set state = ${state}, provider_id = ${providerId}, cause = coalesce(${cause}, m.cause),
      changed_at = clock_timestamp()
    where m.realm_id = ${db.realmId} and m.channel = ${channel}
      and (m.message_uid = ${messageUid}::uuid or (${messageUid}::uuid is null and m.provider_id = ${providerId}))
      and array_position(${[...states]}::text[], m.state) < array_position(${[...states]}::text[], ${state})`);
