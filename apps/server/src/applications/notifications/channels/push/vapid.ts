import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto';
import type { KeyStore } from '../../../../platform/crypto/key-store.ts';
import { pushCurve } from './encrypt-push.ts';

export interface VapidKey {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const validSeconds = 12 * 3_600; // push services refuse more than a day

// The key that identifies the realm to push services (RFC 8292). Derived, so that it is the same for as long as browsers have subscribed
// with it, and stored nowhere.
export function vapidKeyOf(keys: KeyStore, realmId: string): VapidKey {
  const pair = createECDH(pushCurve);
  for (let turn = 0; ; turn++) {
    const scalar = keys.mac('push key', `${realmId} ${turn}`);
    try {
      pair.setPrivateKey(scalar);
    } catch {
      continue; // not below the order of the curve: one in four billion
    }
    const point = pair.getPublicKey();
    const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65), d: scalar.toString('base64url') };
    return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
  }
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function vapidHeader(
  { publicKey, privateKey }: VapidKey,
  address: string,
  contact: string,
  now: number,
): string {
  const claims = { aud: new URL(address).origin, exp: Math.floor(now / 1_000) + validSeconds, sub: contact };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
