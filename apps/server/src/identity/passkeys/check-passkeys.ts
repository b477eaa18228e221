import type { Actor } from '../../platform/access/actor.types.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import { listKnown, recordUse } from './known-passkeys.ts';

// A person who knows the password can add a passkey on the provider's page, past our second factor. Such a key is not in our list: it is
// removed here, and the sign-in that may have used it is refused.
export async function checkPasskeys({ db, realm, parts }: PublicCall, actor: Actor, now: number): Promise<boolean> {
  const known = new Set((await listKnown(db, actor.personUid)).map(({ credentialId }) => credentialId));
  const held = await parts.identity.passkeysOf(realm, actor.sub);
  const foreign = held.filter(({ credentialId }) => !known.has(credentialId));
  for (const { credentialId } of foreign) {
    await parts.identity.removeCredential(realm, actor.sub, credentialId);
    await writeChange(db, null, { kind: 'passkeyRefused', subjectUid: actor.personUid });
  }
  if (foreign.length > 0 || held.length === 0) return false;
  await recordUse(db, actor.personUid, now);
  return true;
}
