import { formChanges } from '@visawright/forms/form-changes.ts';
import { newestVersion } from '@visawright/forms/form-version.ts';
import { loadFormVersion } from '@visawright/forms/load-version.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { contentsOf } from './contents.ts';
import { subjectOf } from './entries.ts';
import { touchedBy } from './touched.queries.ts';
import { verificationsOfForm } from './verifications.queries.ts';

export const catalogueForm: Handler<'catalogueForm'> = async ({ db }, { query: { formId } }) => {
  const own = await contentsOf(formId);
  if (own.length === 0) throw new AppError('record.notFound');
  const hashes = new Map(own.map((content) => [subjectOf(content), content.sha256]));
  const acts = await verificationsOfForm(db, formId);
  return {
    formId,
    version: newestVersion(formId),
    versions: await versionsOf(formId),
    touched: await touchedBy(db, [formId]),
    verifications: acts.map((act) => ({ ...act, stands: hashes.get(subjectOf(act)) === act.sha256 })),
  };
};

async function versionsOf(formId: string) {
  const numbers = Array.from({ length: newestVersion(formId) }, (_, at) => at + 1);
  const forms = await Promise.all(numbers.map((version) => loadFormVersion(formId, version)));
  return forms
    .map((form, at) => ({ version: at + 1, changes: at === 0 ? [] : formChanges(forms[at - 1]!, form) }))
    .reverse();
}
