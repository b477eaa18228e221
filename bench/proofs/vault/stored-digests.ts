import { hash } from 'node:crypto';
import type { Dump } from './plaintext-in.ts';

const algorithms = ['md5', 'sha1', 'sha256', 'sha512'] as const;
const hexLengths = new Set([32, 40, 64, 128]);

// Everything in a dump that has the length of a digest, written as hexadecimal or base64.
export function storedDigests({ bytes }: Dump): Set<string> {
  const text = bytes.toString('latin1');
  const found = new Set<string>();
  for (const [token] of text.matchAll(/[0-9a-f]{32,}/g)) if (hexLengths.has(token.length)) found.add(token);
  for (const [token] of text.matchAll(/[\w+/-]{22,}/g)) {
    const digest = Buffer.from(token, 'base64url').toString('hex');
    if (hexLengths.has(digest.length)) found.add(digest);
  }
  return found;
}

// The plain values whose unkeyed digest is stored.
export const confirmedValues = (stored: ReadonlySet<string>, values: readonly (string | Uint8Array)[]): number =>
  values.filter((value) => algorithms.some((algorithm) => stored.has(hash(algorithm, value, 'hex')))).length;
