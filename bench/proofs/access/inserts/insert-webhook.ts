import { randomUUID } from 'node:crypto';
import { sealWebhookSecret } from '@visawright/server/product.ts';
import type { Company } from './insert-people.ts';
import type { Side } from '../world.types.ts';
import type { Inserter } from './inserter.ts';

// An endpoint of an agency with a delivery that was parked. It gets none of the events that the calls cause.
export async function insertWebhook(
  { insertRow, insert, keys, realmId }: Inserter,
  { agency }: Company,
  by: string,
  application: { readonly uid: string; readonly word: string },
): Promise<Pick<Side, 'endpoint' | 'delivery'>> {
  const endpoint = insertRow('endpoint', { agency });
  await insert('webhook_endpoint', {
    endpoint_uid: endpoint.uid,
    agency_uid: agency,
    name: endpoint.word,
    url: `https://${endpoint.word}.example.org/`,
    events: ['package.ready'],
    secret: sealWebhookSecret(keys, realmId, endpoint.uid, 'whsec_proof'),
    created_by: by,
  });
  const delivery = insertRow('delivery', { agency });
  await insert('webhook_delivery', {
    delivery_uid: delivery.uid,
    endpoint_uid: endpoint.uid,
    event_uid: randomUUID(),
    event: 'package.ready',
    application_uid: application.uid,
    reference: `A-${application.word.toUpperCase()}`,
    details: '{}',
    state: 'parked',
    tries: 8,
    cause: 'status',
    status: 503,
  });
  return { endpoint: endpoint.uid, delivery: delivery.uid };
}
