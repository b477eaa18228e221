import type { FieldAnswer } from '@visawright/contract/forms/form-state.ts';
import type { Db } from '../../platform/db/db.ts';
import type { StoredAnswers } from '../prefilled-form/stored-answers.ts';
import { personNames } from '../prefilled-form/prefilled-form.queries.ts';

// Removed answers are left out.
export async function presentAnswers(db: Db, answers: StoredAnswers): Promise<Record<string, FieldAnswer>> {
  const present = Object.entries(answers).filter(([, { value }]) => value !== null);
  const names = await personNames(
    db,
    present.map(([, { by }]) => by),
  );
  return Object.fromEntries(
    present.map(([field, { by, value, ...answer }]) => [
      field,
      { ...answer, value: value!, byName: names.get(by) ?? null },
    ]),
  );
}
