import { randomBytes } from 'node:crypto';
import type { Planter } from './planter.ts';
import type { SideOrder } from './plant-side.ts';

// A code for the phone that nobody has taken: its maker's alone, whoever else reaches the traveller.
export async function plantHandoff(to: Planter, { agent, person, by }: SideOrder, applicant: string): Promise<string> {
  const maker = agent ?? person ?? by;
  const { uid, word } = to.plant('handoff', { agent: agent ?? null, person: maker });
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
