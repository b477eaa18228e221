import type { FieldAnswer } from '@visawright/contract/form-state.ts';
import type { Db } from '../access/db.ts';
import type { StoredAnswers } from './answers.ts';
import { namesOf } from './forms.queries.ts';

// As the contract tells them; what was taken out is not there.
export async function toldAnswers(db: Db, answers: StoredAnswers): Promise<Record<string, FieldAnswer>> {
  const there = Object.entries(answers).filter(([, { value }]) => value !== null);
  const names = await namesOf(db, there.map(([, { by }]) => by)); // prettier-ignore
  return Object.fromEntries(
    there.map(([field, { by, value, ...answer }]) => [
      field,
      { ...answer, value: value!, byName: names.get(by) ?? null },
    ]),
  );
}
