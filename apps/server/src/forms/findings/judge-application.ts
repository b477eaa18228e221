import type { Findings } from '@visawright/contract/forms/finding.ts';
import { judge } from '@visawright/forms/rules/judge.ts';
import { type JudgedFinding } from '@visawright/forms/rules/finding-of.ts';
import { isStale } from '@visawright/forms/dates/is-stale.ts';
import type { Db } from '../../platform/db/db.ts';
import { verifiedRuleDates } from '../catalogue/verifications.ts';
import type { PrefilledForm } from '../prefilled-form/prefilled-form.ts';
import { listPhotoStatuses } from '../../documents/photos/list-photo-statuses.ts';
import { maskSource } from '../prefilled-form/mask-source.ts';
import { findingAcceptances } from './finding-acceptances.ts';
import { toRuleInput } from './to-rule-input.ts';
import { storeSummary } from './store-summary.ts';

// Runs the rules on an application, adds what people accepted, and stores the summary for lists.
export async function judgeApplication(db: Db, prefilled: PrefilledForm): Promise<Findings> {
  const { application, row, formId, key } = prefilled;
  const { applicationUid } = application;
  const photos = await listPhotoStatuses(db, applicationUid, prefilled.form.photo, prefilled.documents);
  const given = toRuleInput(prefilled, photos);
  const { findings: found, judged } = judge(given);
  const verified = await verifiedRuleDates(db, formId);
  const accepted = await findingAcceptances(db, key, applicationUid);
  const findings = found.map((each) => ({
    ...withRealmVerification(each, verified.get(each.rule), row.today),
    evidence: each.evidence.map(maskSource),
    accepted: accepted.get(each.key) ?? null,
  }));
  await storeSummary(db, prefilled, given, findings);
  return { applicationUid, today: row.today, findings, judged };
}

// A verification in this realm that is newer than the date in our data replaces that date.
function withRealmVerification(finding: JudgedFinding, on: string | undefined, today: string): JudgedFinding {
  if (on === undefined || (finding.verifiedOn ?? '') >= on) return finding;
  return { ...finding, verifiedOn: on, isStale: isStale(on, today) };
}
