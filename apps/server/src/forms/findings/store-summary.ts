import { type Finding } from '@visawright/contract/forms/finding.ts';
import { isBlockingFinding, isOpenFinding } from '@visawright/contract/applications/finding-facts.ts';
import type { RuleInput } from '@visawright/forms/rules/rule-input.ts';
import { documentProgress } from '@visawright/forms/rules/documents/document-progress.ts';
import { sql, type Db } from '../../platform/db/db.ts';

// Called whenever the rules ran. Skips the write when nothing changed, so that autosaves do not rewrite the row.
export async function storeSummary(db: Db, applicationUid: string, given: RuleInput, findings: readonly Finding[]) {
  const { have, needed } = documentProgress(given, findings);
  const open = findings.filter((each) => isOpenFinding(each) && each.status === 'fails');
  const blocking = open.filter(isBlockingFinding).length;
  const warnings = open.filter(({ severity }) => severity === 'warning').length;
  const [first] = open;
  const [key, severity] = [first?.key ?? null, first?.severity ?? null];
  await db.run(sql`
    insert into application_summary as y
      (realm_id, application_uid, documents_present, documents_required, blocking, warnings, first_key, first_severity)
    values (${db.realmId}, ${applicationUid}, ${have}, ${needed}, ${blocking}, ${warnings}, ${key}, ${severity})
    on conflict (realm_id, application_uid) do update
      set documents_present = excluded.documents_present, documents_required = excluded.documents_required,
      blocking = excluded.blocking, warnings = excluded.warnings, first_key = excluded.first_key, first_severity = excluded.first_severity,
      judged_at = clock_timestamp(), is_stale = false
    where y.is_stale or y.judged_at < now() - interval '1 hour'
      or (y.documents_present, y.documents_required, y.blocking, y.warnings, y.first_key, y.first_severity)
        is distinct from (excluded.documents_present, excluded.documents_required, excluded.blocking, excluded.warnings, excluded.first_key,
          excluded.first_severity)`);
}
