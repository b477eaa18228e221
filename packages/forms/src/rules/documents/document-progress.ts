import { checklistFor } from '../../checklist/checklist.ts';
import { conditionFor } from '../../checklist/checklist-groups.ts';
import type { RuleInput } from '../rule-input.ts';
import type { JudgedFinding } from '../finding-of.ts';
import { appliesTo } from '../conditions.ts';

export interface DocumentProgress {
  readonly have: number;
  readonly needed: number;
}

// How many checklist items certainly apply to this applicant, and how many of them are not reported missing.
export function documentProgress(
  input: RuleInput,
  findings: readonly Pick<JudgedFinding, 'evidence'>[],
): DocumentProgress {
  const items = checklistFor(input.form, input.group).required.filter(
    (item) => appliesTo(input, conditionFor(item, input.group)) === true,
  );
  const titles = new Set(items.map(({ title }) => title));
  const missed = new Set(
    findings.flatMap(({ evidence }) => evidence.flatMap((each) => (each.from === 'missing' ? [each.title] : []))),
  );
  return { needed: titles.size, have: [...titles].filter((title) => !missed.has(title)).length };
}
