import { mayChange } from '@visawright/forms/knowledge/change-problems.ts';
import type { Handler } from '../../platform/http/call.ts';
import { factHistory } from './fact-history.ts';
import { openApplicationsByStatus } from './facts.queries.ts';
import { getLine } from './get-line.ts';

export const getFact: Handler<'getFact'> = async ({ db }, { query: { formId, key } }) => {
  const found = await getLine(db, formId, key);
  const [history, applications] = await Promise.all([factHistory(db, found), openApplicationsByStatus(db, formId)]);
  return {
    line: found.shown,
    facts: found.line.facts.map((fact) => ({ ...fact, mayChange: mayChange(fact.key) })),
    history,
    applications,
    proposals: [],
  };
};
