import { timingSafeEqual } from 'node:crypto';
import type { KeyStore } from '../adapters/key-store.ts';

export interface Handle {
  readonly sessionUid: string;
  readonly counter: number;
}

// The refresh token a browser holds: which session, which turn, and 256 bits only the key store can make. Being derived, the
// successor can be given out again without being stored, and an old handle is recognised however old it is.
export function writeHandle(keys: KeyStore, realmId: string, { sessionUid, counter }: Handle): string {
  const uid = Buffer.from(sessionUid.replaceAll('-', ''), 'hex').toString('base64url');
  return `${uid}.${counter.toString(36)}.${proof(keys, realmId, sessionUid, counter).toString('base64url')}`;
}

export function readHandle(keys: KeyStore, realmId: string, text: string): Handle | undefined {
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
