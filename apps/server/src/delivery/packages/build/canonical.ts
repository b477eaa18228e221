import { createHash } from 'node:crypto';

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

const known = new WeakMap<Uint8Array, string>(); // a 60-page file appears 60 times in the input
export function cachedHash(bytes: Uint8Array): string {
  const hash = known.get(bytes) ?? sha256(bytes);
  known.set(bytes, hash);
  return hash;
}

// JSON with sorted keys, binary values by their hash and undefined values left out, so that equal inputs give equal text.
export function canonical(value: unknown): string {
  if (value instanceof Uint8Array) return JSON.stringify(`sha256:${cachedHash(value)}`);
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const named = Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${named.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
