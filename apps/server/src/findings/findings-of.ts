import type { Findings } from '@visawright/contract/finding.ts';
import { judge, type JudgedFinding } from '@visawright/forms/rules/judge.ts';
import { isStale } from '@visawright/forms/rules/staleness.ts';
import type { Db } from '../access/db.ts';
import { verifiedRules } from '../catalogue/verifications.ts';
import { standing, type FormCase } from '../forms/form-case.ts';
import { maskedSource } from '../forms/masked-source.ts';
import { acceptancesOf } from './acceptances.ts';

// The rules' word on an application as it stands, beside what people said to it.
export async function findingsOf(db: Db, held: FormCase): Promise<Findings> {
  const { application, row, details, travel, form, formId, papers, key } = held;
  const { applicationUid, visaDetails } = application;
  const { context, values } = standing(held, held.answers);
  const { findings, judged } = judge({
    today: row.today,
    form,
    formId,
    group: visaDetails.visaCategory,
    context,
    application: {
      fromDate: travel.from,
      toDate: travel.to,
      visaTo: visaDetails.visaTo,
      nationality: visaDetails.nationality,
      visaType: visaDetails.visaType,
    },
    applicant: {
      firstName: row.first_name,
      lastName: row.last_name,
      dateOfBirth: details.birthDate,
      passportNumber: details.passportNumber,
    },
    papers,
    values,
  });
  const verified = await verifiedRules(db, formId);
  const accepted = await acceptancesOf(db, key, applicationUid);
  return {
    applicationUid,
    today: row.today,
    findings: findings.map((each) => ({
      ...verifiedHere(each, verified.get(each.rule), row.today),
      evidence: each.evidence.map(maskedSource),
      accepted: accepted.get(each.key) ?? null,
    })),
    judged,
  };
}

// Who compared a rule with its source later than the data says makes it that young, in this realm.
function verifiedHere(finding: JudgedFinding, on: string | undefined, today: string): JudgedFinding {
  if (on === undefined || (finding.verifiedOn ?? '') >= on) return finding;
  return { ...finding, verifiedOn: on, isStale: isStale(on, today) };
}
