import { checklistFor } from '../checklist.ts';
import { conditionOf } from '../checklist-view.ts';
import type { Case } from './case.ts';
import type { JudgedFinding } from './finding-of.ts';
import { isAsked } from './situation.ts';

export interface PapersAsked {
  readonly have: number;
  readonly needed: number;
}

// Items of the checklist that are asked of this person for certain, and how many of them the findings do not miss.
export function papersAsked(given: Case, findings: readonly Pick<JudgedFinding, 'evidence'>[]): PapersAsked {
  const items = checklistFor(given.form, given.group).required.filter(
    (item) => isAsked(given, conditionOf(item, given.group)) === true,
  );
  const titles = new Set(items.map(({ title }) => title));
  const missed = new Set(
    findings.flatMap(({ evidence }) => evidence.flatMap((each) => (each.from === 'missing' ? [each.title] : []))),
  );
  return { needed: titles.size, have: [...titles].filter((title) => !missed.has(title)).length };
}
