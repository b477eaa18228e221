import { sql, type Db } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import type { Operator } from '../../platform/provisioning/operator.ts';
import { deleteKnown, listKnown } from '../passkeys/known-passkeys.ts';
import { turnOff } from './second-factor.ts';

// For the only admin of a realm: nobody else there can reset the app and the passkeys they have lost. False: there is no such person.
export async function resetByOperator(
  { admin, keys }: Pick<Operator, 'admin' | 'keys'>,
  db: Db,
  path: string,
  email: string,
): Promise<boolean> {
  const person = await db.find<{ uid: string; sub: string }>(sql`
    select person_uid as uid, kc_sub as sub from person where realm_id = ${db.realmId} and email = ${email}`);
  if (!person) return false;
  const { uid: personUid, sub } = person;
  const passkeys = await listKnown(db, personUid);
  // At the provider first: if it does not answer, the list still shows the key.
  for (const { credentialId } of passkeys)
    await admin.remove(`/${path}/users/${encodeURIComponent(sub)}/credentials/${encodeURIComponent(credentialId)}`);
  await db.transaction(async (tx) => {
    for (const { passkeyUid } of passkeys) await deleteKnown(tx, personUid, passkeyUid);
    await turnOff(tx, keys, { personUid, email });
    await writeChange(tx, null, { kind: 'secondFactorReset', subjectUid: personUid });
  });
  return true;
}
