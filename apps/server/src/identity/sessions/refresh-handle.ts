import { timingSafeEqual } from 'node:crypto';
import type { KeyStore } from '../../platform/crypto/key-store.ts';

export interface RefreshHandle {
  readonly sessionUid: string;
  readonly counter: number;
}

// The refresh token of a browser: session, counter and 256 bits only the key store can compute. Because it is derived, the next handle
// can be sent again without being stored, and old handles are recognised at any age.
export function writeRefreshHandle(keys: KeyStore, realmId: string, { sessionUid, counter }: RefreshHandle): string {
  const uid = Buffer.from(sessionUid.replaceAll('-', ''), 'hex').toString('base64url');
  return `${uid}.${counter.toString(36)}.${proof(keys, realmId, sessionUid, counter).toString('base64url')}`;
}

export function readRefreshHandle(keys: KeyStore, realmId: string, text: string): RefreshHandle | undefined {
  const [uid, turn, given] = text.split('.');
  if (uid?.length !== 22 || turn === undefined || !/^[0-9a-z]{1,6}$/.test(turn) || given?.length !== 43)
    return undefined;
  const counter = Number.parseInt(turn, 36);
  const hex = Buffer.from(uid, 'base64url').toString('hex');
  const sessionUid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const sent = Buffer.from(given, 'base64url');
  const right = proof(keys, realmId, sessionUid, counter);
  return sent.length === right.length && timingSafeEqual(sent, right) ? { sessionUid, counter } : undefined;
}

const proof = (keys: KeyStore, realmId: string, sessionUid: string, counter: number) =>
  keys.mac('session-handle', `${realmId}/${sessionUid}/${counter}`);
