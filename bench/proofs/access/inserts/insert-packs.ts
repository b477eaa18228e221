import { portalPack } from '@visawright/server/testing.ts';
import type { InsertedPerson, PersonName } from '../world.types.ts';
import type { Inserter } from './inserter.ts';

export const portal = 'proof-portal';
export const packForProof = (number: number, hasFiles = false) =>
  portalPack(number, { portal, destination: 'france', hasFiles });

// A published pack, and a proposal for the next one, which is the record: its marker word is the name of the portal in it.
export async function insertPacks(
  { insert, insertRow }: Inserter,
  people: Readonly<Record<PersonName, InsertedPerson>>,
  { hasFiles }: { readonly hasFiles: boolean },
): Promise<string> {
  const by = { proposed_by: people.newReviewer.uid };
  const decided = { decided_by: people.newReviewer2.uid, decided_at: new Date() };
  await insert('portal_pack', {
    portal,
    number: 1,
    state: 'published',
    body: packForProof(1, hasFiles),
    ...by,
    ...decided,
  });
  const { uid, word } = insertRow('pack');
  await insert('portal_pack', { pack_uid: uid, portal, number: 2, body: { ...packForProof(2), name: word }, ...by });
  return uid;
}
