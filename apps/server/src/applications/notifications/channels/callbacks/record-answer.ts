import type { ProviderChannel } from '@visawright/contract/identity/channel-facts.ts';
import type { KeyStore } from '../../../../platform/crypto/key-store.ts';
import { sql, type Db } from '../../../../platform/db/db.ts';
import { hashPhone } from '../../phone/stored-phone.ts';

const stop = /^\s*(stop|stopall|unsubscribe|cancel|end|quit|रोकें)\s*[.!]?\s*$/i;
const start = /^\s*(start|unstop|yes|शुरू)\s*[.!]?\s*$/i;

// Who answers STOP gets nothing more on this channel until START or until the number is confirmed again. Other answers are not stored.
export async function recordAnswer(
  db: Db,
  keys: KeyStore,
  channel: ProviderChannel,
  answer: { readonly from: string; readonly text: string },
): Promise<void> {
  const [stops, starts] = [stop.test(answer.text), start.test(answer.text)];
  if (!stops && !starts) return;
  await db.run(sql`
    update person_phone set stopped = array_remove(stopped, ${channel}) || case when ${stops} then array[${channel}::text] else '{}' end
    where realm_id = ${db.realmId} and number_hash = ${hashPhone(keys, db.realmId, answer.from)}`);
}
