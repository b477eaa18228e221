import { createHash } from 'node:crypto';

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

const known = new WeakMap<Uint8Array, string>(); // a file of sixty pages is named sixty times
export function hashOf(bytes: Uint8Array): string {
  const hash = known.get(bytes) ?? sha256(bytes);
  known.set(bytes, hash);
  return hash;
}

// One text for one meaning: names in order, bytes by their hash, what is not there not written.
export function canonical(value: unknown): string {
  if (value instanceof Uint8Array) return JSON.stringify(`sha256:${hashOf(value)}`);
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const named = Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${named.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
