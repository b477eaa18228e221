import type { Actor } from '../../platform/access/actor.types.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import { listUnknown, recordUse } from './known-passkeys.ts';

// A person who knows the password can add a passkey on the provider's page, past our second factor. Such a key is not in our list: it is
// removed here, and the sign-in that may have used it is refused.
export async function checkPasskeys(call: PublicCall, actor: Actor, now: number): Promise<boolean> {
  const { db, realm, parts } = call;
  const { held, unknown } = await listUnknown(call, actor);
  for (const { credentialId } of unknown) {
    await parts.identity.removeCredential(realm, actor.sub, credentialId);
    await writeChange(db, null, { kind: 'passkeyRefused', subjectUid: actor.personUid });
  }
  if (unknown.length > 0 || held.length === 0) return false;
  await recordUse(db, actor.personUid, now);
  return true;
}
