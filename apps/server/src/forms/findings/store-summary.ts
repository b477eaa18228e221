import { type Finding } from '@visawright/contract/forms/finding.ts';
import { isBlockingFinding, isOpenFinding } from '@visawright/contract/applications/finding-facts.ts';
import { answerProblems } from '@visawright/forms/answers/answer-problems.ts';
import { visibleFields } from '@visawright/forms/form/visible-fields.ts';
import { visibleSections } from '@visawright/forms/form/visible-sections.ts';
import type { RuleInput } from '@visawright/forms/rules/rule-input.ts';
import { documentsRequiredBy } from '@visawright/forms/rules/documents/documents-required.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { PrefilledForm } from '../prefilled-form/prefilled-form.ts';
import { undecidedFields } from '../prefilled-form/undecided-fields.ts';
import { storeFoundRules } from './store-found-rules.ts';

// Called whenever the rules ran. Skips the write when nothing changed, so that autosaves do not rewrite the row.
export async function storeSummary(db: Db, prefilled: PrefilledForm, given: RuleInput, findings: readonly Finding[]) {
  const { applicationUid } = prefilled.application;
  const { have, need, entries, missing } = documentsRequiredBy(given);
  const required = entries.filter(({ isCounted }) => isCounted).map(({ item }) => item.title);
  const lacking = missing.map(({ item }) => item.title);
  const visible = new Set(visibleFields(given.form, { ...given.values, ...given.context }).map(({ id }) => id));
  const sections = visibleSections(given.form, visible).map(({ id }) => id);
  const problems = [
    ...answerProblems(given.form, given.values, given.context),
    ...undecidedFields(prefilled, { values: { ...given.values }, context: { ...given.context } }),
  ];
  const answers = new Set(problems.map(({ field }) => field)).size;
  const open = findings.filter((each) => isOpenFinding(each) && each.status === 'fails');
  const blocking = open.filter(isBlockingFinding).length;
  const warnings = open.filter(({ severity }) => severity === 'warning').length;
  const [first] = open;
  const [key, severity] = [first?.key ?? null, first?.severity ?? null];
  await db.run(sql`
    insert into application_summary as y
      (realm_id, application_uid, documents_present, documents_required, required_documents, missing_documents, form_sections,
        missing_answers, blocking, warnings, first_key, first_severity)
    values (${db.realmId}, ${applicationUid}, ${have}, ${need}, ${required}::text[], ${lacking}::text[], ${sections}::text[],
      ${answers}, ${blocking}, ${warnings}, ${key}, ${severity})
    on conflict (realm_id, application_uid) do update
      set documents_present = excluded.documents_present, documents_required = excluded.documents_required,
      required_documents = excluded.required_documents, missing_documents = excluded.missing_documents,
      form_sections = excluded.form_sections, missing_answers = excluded.missing_answers,
      blocking = excluded.blocking, warnings = excluded.warnings, first_key = excluded.first_key, first_severity = excluded.first_severity,
      judged_at = clock_timestamp(), is_stale = false
    where y.is_stale or y.judged_at < now() - interval '1 hour'
      or (y.required_documents, y.missing_documents, y.form_sections, y.missing_answers, y.blocking, y.warnings, y.first_key,
          y.first_severity)
        is distinct from (excluded.required_documents, excluded.missing_documents, excluded.form_sections, excluded.missing_answers,
          excluded.blocking, excluded.warnings, excluded.first_key, excluded.first_severity)`);
  const failing = findings.filter(({ status }) => status === 'fails').map(({ rule }) => rule);
  await storeFoundRules(db, applicationUid, [...new Set(failing)]);
}
