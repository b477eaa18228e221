import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall, Handler } from '../../platform/http/call.ts';
import { announcePasskey } from './announce-passkey.ts';
import { deleteKnown, listKnown, type KnownPasskey } from './known-passkeys.ts';

export const removePasskey: Handler<'removePasskey'> = async (call, { body }) => {
  const { actor, db } = call;
  const passkey = (await listKnown(db, actor.personUid)).find(({ passkeyUid }) => passkeyUid === body.passkeyUid);
  if (passkey === undefined) throw new AppError('record.notFound');
  await removeFrom(call, { personUid: actor.personUid, sub: actor.sub }, passkey);
  return { ok: true };
};

// For a person who has lost their device.
export async function removeAllPasskeys(call: ActorCall, person: { personUid: string; sub: string }): Promise<void> {
  for (const passkey of await listKnown(call.db, person.personUid)) await removeFrom(call, person, passkey);
}

// At the provider first: if it does not answer, the list still shows the key.
async function removeFrom(
  { db, actor, realm, parts }: ActorCall,
  person: { readonly personUid: string; readonly sub: string },
  { credentialId, passkeyUid }: KnownPasskey,
): Promise<void> {
  await parts.identity.removeCredential(realm, person.sub, credentialId);
  await db.transaction(async (tx) => {
    if ((await deleteKnown(tx, person.personUid, passkeyUid)) === 0) return;
    await announcePasskey(tx, parts.jobs, actor, { personUid: person.personUid, about: 'removed' });
  });
}
