import type { Client } from 'pg';
import type { Clients } from './clients.ts';
import { tripTo } from './send.ts';
import { uidOf } from './realms.ts';

export interface OneEffect {
  readonly calls: number;
  readonly effects: number;
  readonly replies: number; // number of different responses
  readonly otherBody: string; // the response to the same key with another body
}

// Fifty concurrent calls with one idempotency key create one application and get the same response; another body with that key is
// refused.
export async function oneEffect(call: Clients, admin: Client, n: number): Promise<OneEffect> {
  const draft = (country: 'Germany' | 'Japan') =>
    call('agency', 'draftApplication', {
      key: 'once',
      body: { applicantUid: uidOf(n, 'traveller'), visaDetails: tripTo(country) },
    });
  const replies = await Promise.all(Array.from({ length: 50 }, () => draft('Germany')));
  const other = await draft('Japan');
  const { rows } = await admin.query<{ effects: number }>(
    'select count(*)::int as effects from application where realm_id = $1',
    [uidOf(n, 'realm')],
  );
  return {
    calls: replies.length,
    effects: rows[0]!.effects,
    replies: new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size,
    otherBody: `${other.status} ${other.body.code ?? ''}`,
  };
}
