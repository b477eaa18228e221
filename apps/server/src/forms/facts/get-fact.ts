import { mayChange } from '@visawright/forms/knowledge/change-problems.ts';
import type { Handler } from '../../platform/http/call.ts';
import { changesOfFacts, presentChange } from './changes/fact-changes.queries.ts';
import { factHistory } from './fact-history.ts';
import { openApplicationsByStatus } from './facts.queries.ts';
import { getLine } from './get-line.ts';

export const getFact: Handler<'getFact'> = async ({ db, actor }, { query: { formId, key } }) => {
  const found = await getLine(db, formId, key);
  const keys = found.line.facts.map((fact) => fact.key);
  const [history, applications, proposals] = await Promise.all([
    factHistory(db, found),
    openApplicationsByStatus(db, formId),
    changesOfFacts(db, formId, keys),
  ]);
  return {
    line: found.shown,
    facts: found.line.facts.map((fact) => ({ ...fact, mayChange: mayChange(fact.key) })),
    history,
    applications,
    proposals: proposals.map((row) => presentChange(row, actor.personUid)),
  };
};
