import type { Actor } from '../../platform/access/actor.types.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import type { PublicCall } from '../../platform/http/call.ts';
import { listUnknown } from './known-passkeys.ts';

// Passkeys that were added without our call.
export async function removeUnlisted(call: PublicCall, { personUid, sub }: Pick<Actor, 'personUid' | 'sub'>) {
  const { db, realm, parts } = call;
  const { held, unknown } = await listUnknown(call, { personUid, sub });
  for (const { credentialId } of unknown) {
    await parts.identity.removeCredential(realm, sub, credentialId);
    await writeChange(db, null, { kind: 'passkeyRefused', subjectUid: personUid });
  }
  return { held, unknown };
}
