import type { ApplicationSummary } from '@visawright/contract/applications/application.ts';
import type { Severity } from '@visawright/contract/applications/finding-facts.ts';
import { findingTitleOf } from '@visawright/forms/rules/finding-title.ts';
import { sql } from '../../platform/db/db.ts';

// Written by forms/findings whenever the rules were evaluated; read here for lists and records.
export interface SummaryRow {
  readonly have: number;
  readonly needed: number;
  readonly required: readonly string[] | null;
  readonly missing: readonly string[] | null;
  readonly sections: readonly string[] | null;
  readonly answers: number | null;
  readonly blocking: number;
  readonly warnings: number;
  readonly key: string | null;
  readonly severity: Severity | null;
  readonly isFresh: boolean;
}

const hoursFresh = 20; // rules depend on today's date, so an older summary is evaluated again

// A subselect on row `a` of applications: one index lookup.
export const summaryColumn = sql`
  (select json_build_object('have', y.documents_present, 'needed', y.documents_required, 'blocking', y.blocking, 'warnings', y.warnings,
      'required', y.required_documents, 'missing', y.missing_documents, 'sections', y.form_sections, 'answers', y.missing_answers,
      'key', y.first_key, 'severity', y.first_severity,
      'isFresh', not y.is_stale and y.required_documents is not null and y.judged_at > now() - ${hoursFresh} * interval '1 hour')
    from application_summary y where y.realm_id = a.realm_id and y.application_uid = a.application_uid)`;

export function presentSummary({
  have,
  needed,
  required,
  missing,
  sections,
  answers,
  blocking,
  warnings,
  key,
  severity,
  isFresh,
}: SummaryRow): ApplicationSummary {
  const title = key === null ? undefined : findingTitleOf(key);
  const first = title && severity ? { severity, title } : null;
  return {
    papersHave: have,
    papersNeeded: needed,
    required: [...(required ?? [])],
    missing: [...(missing ?? [])],
    sections: [...(sections ?? [])],
    answersMissing: answers,
    blocking,
    warnings,
    first,
    isFresh,
  };
}
