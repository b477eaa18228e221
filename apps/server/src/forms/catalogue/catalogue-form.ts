import { formChanges } from '@visawright/forms/versions/form-changes.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import { loadFormVersion } from '@visawright/forms/versions/load-form-version.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { loadContents } from './load-contents.ts';
import { subjectKey } from './catalogue-entries.ts';
import { countTouchedApplications } from './touched-applications.queries.ts';
import { formVerifications } from './verifications.queries.ts';

export const catalogueForm: Handler<'catalogueForm'> = async ({ db }, { query: { formId } }) => {
  const own = await loadContents(formId);
  if (own.length === 0) throw new AppError('record.notFound');
  const hashes = new Map(own.map((content) => [subjectKey(content), content.sha256]));
  const acts = await formVerifications(db, formId);
  return {
    formId,
    version: newestVersion(formId),
    versions: await versionsOf(formId),
    touched: await countTouchedApplications(db, [formId]),
    verifications: acts.map((act) => ({ ...act, stands: hashes.get(subjectKey(act)) === act.sha256 })),
  };
};

async function versionsOf(formId: string) {
  const numbers = Array.from({ length: newestVersion(formId) }, (_, at) => at + 1);
  const forms = await Promise.all(numbers.map((version) => loadFormVersion(formId, version)));
  return forms
    .map((form, at) => ({ version: at + 1, changes: at === 0 ? [] : formChanges(forms[at - 1]!, form) }))
    .reverse();
}
