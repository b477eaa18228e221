import type { Handler } from '../../../platform/http/call.ts';
import { changeItems, changeRow, latestChanges, presentChange, type ChangeItem } from './fact-changes.queries.ts';
import { knownForm } from '../../../applications/realm-forms/shipped-facts.ts';
import type { Db } from '../../../platform/db/db.ts';
import { factEffect } from './fact-effect.ts';

const listLimit = 200;

export const listFactChanges: Handler<'listFactChanges'> = async ({ db, actor }) => ({
  changes: (await latestChanges(db, listLimit)).map((row) => presentChange(row, actor.personUid)),
});

// Forms that the product no longer has are left out.
async function effectsOf(db: Db, items: readonly ChangeItem[]) {
  const forms = [...Map.groupBy(items, ({ formId }) => formId)].flatMap(([formId, own]) => {
    const id = knownForm(formId);
    return id ? [{ id, own }] : [];
  });
  return Promise.all(forms.map(({ id, own }) => factEffect(db, id, own)));
}

export const getFactChange: Handler<'getFactChange'> = async ({ db, actor }, { query: { changeUid } }) => ({
  change: presentChange(await changeRow(db, changeUid), actor.personUid),
  effects: await effectsOf(db, await changeItems(db, changeUid)),
});
