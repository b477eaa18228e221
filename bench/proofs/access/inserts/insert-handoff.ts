import { randomBytes } from 'node:crypto';
import type { Inserter } from './inserter.ts';
import type { SideOrder } from './insert-side.ts';

// An unclaimed handoff code for the phone. Only the person who created it may use it, even if others have access to the traveller.
export async function insertHandoff(
  to: Inserter,
  { agent, person, by }: SideOrder,
  applicant: string,
): Promise<string> {
  const maker = agent ?? person ?? by;
  const { uid, word } = to.insertRow('handoff', { agent: agent ?? null, person: maker });
  await to.insert('handoff', {
    handoff_uid: uid,
    applicant_uid: applicant,
    made_by: maker,
    kc_session: word,
    code_hash: randomBytes(32),
    created_at: new Date(),
    expires_at: new Date(Date.now() + 86_400_000),
  });
  return uid;
}
