import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { PublicKey } from '@visawright/contract/verify/signature.ts';

interface Published {
  readonly displayName: string;
  readonly keys: readonly PublicKey[];
}

export class KeysUnreachable extends Error {}

const known = new Map<string, Published>();

// Unknown realms have no keys. Cached, so that further packages can be checked offline.
export async function publishedKeys(realm: string): Promise<Published> {
  const before = known.get(realm);
  if (before) return before;
  const url = `${addresses.packageKeys.path}?${new URLSearchParams({ realm }).toString()}`;
  const reply = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(15_000) }).catch(() => null);
  if (reply?.ok) {
    const published = (await reply.json()) as Published;
    known.set(realm, published);
    return published;
  }
  if (reply && [400, 404, 422].includes(reply.status)) return { displayName: '', keys: [] };
  throw new KeysUnreachable();
}
