import type { Findings } from '@visawright/contract/finding.ts';
import { judge, type JudgedFinding } from '@visawright/forms/rules/judge.ts';
import { isStale } from '@visawright/forms/rules/staleness.ts';
import type { Db } from '../access/db.ts';
import { verifiedRules } from '../catalogue/verifications.ts';
import type { FormCase } from '../forms/form-case.ts';
import { maskedSource } from '../forms/masked-source.ts';
import { acceptancesOf } from './acceptances.ts';
import { caseOf } from './case-of.ts';
import { keepSummary } from './summary.ts';

// The rules' word on an application as it stands, beside what people said to it.
export async function findingsOf(db: Db, held: FormCase): Promise<Findings> {
  const { application, row, formId, key } = held;
  const { applicationUid } = application;
  const given = caseOf(held);
  const { findings: found, judged } = judge(given);
  const verified = await verifiedRules(db, formId);
  const accepted = await acceptancesOf(db, key, applicationUid);
  const findings = found.map((each) => ({
    ...verifiedHere(each, verified.get(each.rule), row.today),
    evidence: each.evidence.map(maskedSource),
    accepted: accepted.get(each.key) ?? null,
  }));
  await keepSummary(db, applicationUid, given, findings);
  return { applicationUid, today: row.today, findings, judged };
}

// Who compared a rule with its source later than the data says makes it that young, in this realm.
function verifiedHere(finding: JudgedFinding, on: string | undefined, today: string): JudgedFinding {
  if (on === undefined || (finding.verifiedOn ?? '') >= on) return finding;
  return { ...finding, verifiedOn: on, isStale: isStale(on, today) };
}
