import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Db } from '../../../../platform/db/db.ts';

export interface OutgoingMessage {
  readonly messageUid: string;
  readonly targetUid: string; // the browser, or the person whose phone it is
  readonly channel: 'push' | 'sms' | 'whatsapp';
  readonly personUid: string;
}

// What an attempt ended with. NotSent: it may be repeated at once. Whatever else is thrown leaves open whether the message arrived.
export type Attempt =
  | { readonly end: 'accepted'; readonly providerId: string | null }
  | { readonly end: 'failed'; readonly cause: string };
export class NotSent extends Error {
  readonly why: string; // a short word, stored and shown to admins

  constructor(why: string) {
    super('the message was not sent');
    this.why = why;
  }
}

interface Claim {
  readonly state: string;
  readonly turn: number;
  readonly age_ms: number;
  readonly is_mine: boolean;
}

const lookEveryMs = 500;

// Sends a message unless that was done. A claim that another attempt left open is taken over after settleMs: until then the provider may
// report the message under its key, which ends the claim.
export async function sendOnce(
  db: Db,
  message: OutgoingMessage,
  settleMs: number,
  attempt: () => Promise<Attempt>,
): Promise<'accepted' | 'failed'> {
  for (;;) {
    const claim = await takeClaim(db, message, settleMs);
    if (claim.is_mine) return sendClaimed(db, message, claim.turn, attempt);
    if (claim.state !== 'claimed') return claim.state === 'failed' ? 'failed' : 'accepted';
    await wait(Math.min(lookEveryMs, Math.max(20, settleMs - claim.age_ms)));
  }
}

const ofMessage = (db: Db, { messageUid, targetUid }: OutgoingMessage) =>
  sql`m.realm_id = ${db.realmId} and m.message_uid = ${messageUid} and m.target_uid = ${targetUid}`;

// One statement: of two attempts one gets the claim.
const takeClaim = async (db: Db, message: OutgoingMessage, settleMs: number): Promise<Claim> => {
  const taken = await db.find<Claim>(sql`
    insert into channel_message as m (realm_id, message_uid, target_uid, channel, person_uid)
    values (${db.realmId}, ${message.messageUid}, ${message.targetUid}, ${message.channel}, ${message.personUid})
    on conflict (realm_id, message_uid, target_uid) do update
      set turn = m.turn + 1, claimed_at = clock_timestamp(), changed_at = clock_timestamp()
      where m.state = 'claimed' and m.claimed_at <= clock_timestamp() - ${settleMs} * interval '1 millisecond'
    returning state, turn, 0 as age_ms, true as is_mine`);
  if (taken) return taken;
  return db.get<Claim>(sql`
    select m.state, m.turn, (extract(epoch from clock_timestamp() - m.claimed_at) * 1000)::float8 as age_ms, false as is_mine
    from channel_message m where ${ofMessage(db, message)}`);
};

async function sendClaimed(db: Db, message: OutgoingMessage, turn: number, attempt: () => Promise<Attempt>) {
  const mine = sql`${ofMessage(db, message)} and m.turn = ${turn} and m.state = 'claimed'`;
  try {
    const ended = await attempt();
    const [providerId, cause] = ended.end === 'accepted' ? [ended.providerId, null] : [null, ended.cause];
    await db.run(sql`
      update channel_message m set provider_id = coalesce(${providerId}, m.provider_id),
        cause = case when m.state = 'claimed' then ${cause} else m.cause end,
        state = case when m.state = 'claimed' then ${ended.end} else m.state end, changed_at = clock_timestamp()
      where ${ofMessage(db, message)}`);
    return ended.end;
  } catch (error) {
    if (error instanceof NotSent)
      await db.run(sql`update channel_message m set claimed_at = to_timestamp(0), cause = ${error.why} where ${mine}`);
    throw error;
  }
}
