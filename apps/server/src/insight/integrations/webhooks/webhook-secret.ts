import { createHmac, randomBytes } from 'node:crypto';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';

const use = 'webhook-secret';
const about = (realmId: string, endpointUid: string) => `${realmId}/${endpointUid}`;

export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

export const sealWebhookSecret = (keys: KeyStore, realmId: string, endpointUid: string, secret: string): Buffer =>
  keys.seal(use, about(realmId, endpointUid), secret);

export const openWebhookSecret = (keys: KeyStore, realmId: string, endpointUid: string, sealed: Buffer): string =>
  keys.open(use, about(realmId, endpointUid), sealed);

// HMAC-SHA256 over time and body, so that a delivery that was overheard cannot be sent again later.
export function signBody(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
