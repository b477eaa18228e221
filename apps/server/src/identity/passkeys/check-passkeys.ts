import type { Actor } from '../../platform/access/actor.types.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import { listKnown, recordUse } from './known-passkeys.ts';
import { removeUnlisted } from './remove-unlisted.ts';

// A person who knows the password can add a passkey on the provider's page, past our second factor. Such a key is not in our list: it is
// removed here, and the sign-in that may have used it is refused. The list alone is not enough: a session that such a key opened outlives
// the key, so the key that opened this one is looked up in what the provider recorded.
export async function checkPasskeys(call: PublicCall, actor: Actor, session: string, now: number): Promise<boolean> {
  const { db, realm, parts } = call;
  const { held, unknown } = await removeUnlisted(call, actor);
  if (unknown.length > 0) return false;
  const used = await parts.identity.passkeysUsedIn(realm, actor.sub, session);
  const listed = new Set((await listKnown(db, actor.personUid)).map(({ credentialId }) => credentialId));
  const keys = held.filter(({ keyId, credentialId }) => used.includes(keyId) && listed.has(credentialId));
  if (used.length === 0 || !used.every((keyId) => keys.some((key) => key.keyId === keyId))) return false;
  for (const { credentialId } of keys) await recordUse(db, actor.personUid, credentialId, now);
  return true;
}
