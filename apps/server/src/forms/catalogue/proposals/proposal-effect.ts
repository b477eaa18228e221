import type { ProposalEffect } from '@visawright/contract/forms/catalogue.ts';
import type { FormChange } from '@visawright/contract/forms/form-state.ts';
import { formChanges } from '@visawright/forms/versions/form-changes.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import type { Db } from '../../../platform/db/db.ts';
import { parseProposal, type Effect } from './parse-proposal.ts';
import { countTouchedApplications } from '../touched-applications.queries.ts';

const emptyForm = {
  visaTypes: [],
  fees: [],
  processing: null,
  passportRule: {},
  photo: {},
  checklist: [],
  sections: [],
} as unknown as Form;

// A change to a shared block appears in every form built on it; list it once.
export function distinctChanges(effects: readonly Effect[]): FormChange[] {
  const all = effects.flatMap(({ was, now }) => formChanges(was ?? emptyForm, now));
  return [...new Map(all.map((change) => [JSON.stringify(change), change])).values()];
}

export async function proposalEffect(db: Db, target: string, text: string): Promise<ProposalEffect> {
  const { problems, effects } = await parseProposal(target, text);
  const changed = effects.filter(({ was, now }) => was === null || formChanges(was, now).length > 0);
  return {
    problems,
    changes: distinctChanges(changed),
    formIds: changed.map(({ formId }) => formId),
    isNew: effects.some(({ was }) => was === null),
    touched: await countTouchedApplications(
      db,
      changed.map(({ formId }) => formId),
    ),
  };
}
