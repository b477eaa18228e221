import type { ProposalEffect } from '@visawright/contract/catalogue.ts';
import type { FormChange } from '@visawright/contract/form-state.ts';
import { formChanges } from '@visawright/forms/form-changes.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import type { Db } from '../access/db.ts';
import { readProposal, type Effect } from './proposal-file.ts';
import { touchedBy } from './touched.queries.ts';

const nothing = {
  visaTypes: [],
  fees: [],
  processing: null,
  passportRule: {},
  photo: {},
  checklist: [],
  sections: [],
} as unknown as Form;

// A block's change reads the same in every form that is built on it: told once.
export function changesOf(effects: readonly Effect[]): FormChange[] {
  const all = effects.flatMap(({ was, now }) => formChanges(was ?? nothing, now));
  return [...new Map(all.map((change) => [JSON.stringify(change), change])).values()];
}

export async function effectOf(db: Db, target: string, text: string): Promise<ProposalEffect> {
  const { problems, effects } = await readProposal(target, text);
  const changed = effects.filter(({ was, now }) => was === null || formChanges(was, now).length > 0);
  return {
    problems,
    changes: changesOf(changed),
    formIds: changed.map(({ formId }) => formId),
    isNew: effects.some(({ was }) => was === null),
    touched: await touchedBy(
      db,
      changed.map(({ formId }) => formId),
    ),
  };
}
