import { randomBytes } from 'node:crypto';
import type { KeyStore } from '../crypto/key-store.ts';

const uuidBytes = 16;
const secretBytes = 16;
const shape = /^[\w-]{43}$/;

// What a connected extension sends instead of a token: 16 bytes that name its realm and 128 random bits.
export const newGrant = (realmId: string): string =>
  Buffer.concat([Buffer.from(realmId.replaceAll('-', ''), 'hex'), randomBytes(secretBytes)]).toString('base64url');

export function realmOfGrant(grant: string): string | undefined {
  if (!shape.test(grant)) return undefined;
  const bytes = Buffer.from(grant, 'base64url');
  if (bytes.length !== uuidBytes + secretBytes) return undefined;
  return uuidOfHex(bytes.subarray(0, uuidBytes).toString('hex'));
}

export const uuidOfHex = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export const hashGrant = (keys: KeyStore, grant: string): Buffer => keys.mac('extension grant', grant);
