import type { Db } from '../../platform/db/db.ts';
import type { CatalogueContent } from './catalogue-content.types.ts';
import { loadAllContents, loadContents } from './load-contents.ts';
import { subjectKey } from './catalogue-entries.ts';
import { latestVerifications, formVerifications, type Verification } from './verifications.queries.ts';

// A verification is valid only while the verified content is unchanged.
function currentVerifications(
  all: readonly Verification[],
  now: readonly CatalogueContent[],
): Map<string, Verification> {
  const hashes = new Map(now.map((content) => [subjectKey(content), content.sha256]));
  const current = new Map<string, Verification>();
  for (const each of all) {
    const subject = subjectKey(each);
    if (hashes.get(subject) === each.sha256 && !current.has(subject)) current.set(subject, each);
  }
  return current;
}

export const loadVerifications = async (db: Db): Promise<Map<string, Verification>> =>
  currentVerifications(await latestVerifications(db), await loadAllContents());

// The day this realm verified each rule of a destination. Rules it has not verified are left out.
export async function verifiedRuleDates(db: Db, formId: string): Promise<ReadonlyMap<string, string>> {
  const verifications = await formVerifications(db, formId);
  if (verifications.length === 0) return new Map(); // the usual case: skip loading the contents
  const acts = currentVerifications(verifications, await loadContents(formId));
  return new Map([...acts.values()].flatMap(({ ruleId, on }) => (ruleId === null ? [] : [[ruleId, on] as const])));
}
