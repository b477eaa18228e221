import { signatureHeader, type WebhookEvent } from '@visawright/contract/integrations/webhook-words.ts';
import { signBody } from './webhook-secret.ts';

export interface DeliveryEvent {
  readonly event_uid: string;
  readonly event: WebhookEvent;
  readonly at: Date;
  readonly reference: string;
  readonly application_uid: string | null; // null: the receiver may not know it
  readonly details: Readonly<Record<string, unknown>>;
}

// References only: what a program may know beyond them it fetches with a key. The same event gives the same bytes on every try.
export const deliveryBody = (row: DeliveryEvent): string =>
  JSON.stringify({
    id: row.event_uid,
    type: row.event,
    application: row.reference,
    ...(row.application_uid === null ? {} : { applicationUid: row.application_uid }),
    ...row.details,
    at: row.at.toISOString(),
  });

export const deliveryHeaders = (
  row: Pick<DeliveryEvent, 'event_uid'>,
  body: string,
  secret: string,
  attempt: number,
  now: number,
): Record<string, string> => ({
  'user-agent': 'Visawright-Webhooks/1',
  'visa-id': row.event_uid,
  'visa-try': String(attempt),
  [signatureHeader]: signBody(secret, body, now),
});
