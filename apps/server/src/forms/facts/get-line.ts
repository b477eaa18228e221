import { knownForm } from '../../applications/realm-forms/shipped-facts.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { realmLines, type WorklistLine } from './realm-lines.ts';

export async function getLine(db: Db, formId: string, key: string): Promise<WorklistLine> {
  const id = knownForm(formId);
  const found = id && (await realmLines(db, [id])).find(({ shown }) => shown.key === key);
  if (!found) throw new AppError('record.notFound');
  return found;
}
