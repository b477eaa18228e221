import type { Db } from '../access/db.ts';
import type { Content } from './content.types.ts';
import { contents, contentsOf } from './contents.ts';
import { subjectOf } from './entries.ts';
import { lastVerifications, verificationsOfForm, type Verification } from './verifications.queries.ts';

// A verification counts while what was verified is still what stands there.
export function standing(all: readonly Verification[], now: readonly Content[]): Map<string, Verification> {
  const hashes = new Map(now.map((content) => [subjectOf(content), content.sha256]));
  const kept = new Map<string, Verification>();
  for (const each of all) {
    const subject = subjectOf(each);
    if (hashes.get(subject) === each.sha256 && !kept.has(subject)) kept.set(subject, each);
  }
  return kept;
}

export const verifications = async (db: Db): Promise<Map<string, Verification>> =>
  standing(await lastVerifications(db), await contents());

// For findings: the day this realm verified a rule of this destination; a rule nobody here verified is not in it.
export async function verifiedRules(db: Db, formId: string): Promise<ReadonlyMap<string, string>> {
  const told = await verificationsOfForm(db, formId);
  if (told.length === 0) return new Map(); // as a rule: nothing has to be read for it
  const acts = standing(told, await contentsOf(formId));
  return new Map([...acts.values()].flatMap(({ ruleId, on }) => (ruleId === null ? [] : [[ruleId, on] as const])));
}
