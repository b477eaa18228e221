import type { ApplicationSummary } from '@visawright/contract/application.ts';
import { blocks, isOpen, type Finding, type Severity } from '@visawright/contract/finding.ts';
import type { Case } from '@visawright/forms/rules/case.ts';
import { papersAsked } from '@visawright/forms/rules/papers-asked.ts';
import { titleOf } from '@visawright/forms/rules/title-of.ts';
import { sql, type Db } from '../access/db.ts';

export interface SummaryRow {
  readonly have: number;
  readonly needed: number;
  readonly blocking: number;
  readonly warnings: number;
  readonly key: string | null;
  readonly severity: Severity | null;
  readonly isFresh: boolean;
}

const hoursFresh = 20; // rules look at today: what was judged yesterday is judged anew

// Beside a row `a` of applications. One look-up by its key.
export const summaryColumn = sql`
  (select json_build_object('have', y.papers_have, 'needed', y.papers_needed, 'blocking', y.blocking, 'warnings', y.warnings, 'key', y.first_key,
      'severity', y.first_severity, 'isFresh', not y.is_stale and y.judged_at > now() - ${hoursFresh} * interval '1 hour')
    from application_summary y where y.realm_id = a.realm_id and y.application_uid = a.application_uid)`;

export function summaryOf({
  have,
  needed,
  blocking,
  warnings,
  key,
  severity,
  isFresh,
}: SummaryRow): ApplicationSummary {
  const title = key === null ? undefined : titleOf(key);
  const first = title && severity ? { severity, title } : null;
  return { papersHave: have, papersNeeded: needed, blocking, warnings, first, isFresh };
}

// Kept whenever the rules were asked; written only where it says something new.
export async function keepSummary(db: Db, applicationUid: string, given: Case, findings: readonly Finding[]) {
  const { have, needed } = papersAsked(given, findings);
  const open = findings.filter((each) => isOpen(each) && each.standing === 'fails');
  const blocking = open.filter(blocks).length;
  const warnings = open.filter(({ severity }) => severity === 'warning').length;
  const [first] = open;
  const [key, severity] = [first?.key ?? null, first?.severity ?? null];
  await db.run(sql`
    insert into application_summary as y (realm_id, application_uid, papers_have, papers_needed, blocking, warnings, first_key, first_severity)
    values (${db.realmId}, ${applicationUid}, ${have}, ${needed}, ${blocking}, ${warnings}, ${key}, ${severity})
    on conflict (realm_id, application_uid) do update set papers_have = excluded.papers_have, papers_needed = excluded.papers_needed,
      blocking = excluded.blocking, warnings = excluded.warnings, first_key = excluded.first_key, first_severity = excluded.first_severity,
      judged_at = clock_timestamp(), is_stale = false
    where y.is_stale or y.judged_at < now() - interval '1 hour'
      or (y.papers_have, y.papers_needed, y.blocking, y.warnings, y.first_key, y.first_severity)
        is distinct from (excluded.papers_have, excluded.papers_needed, excluded.blocking, excluded.warnings, excluded.first_key, excluded.first_severity)`);
}
