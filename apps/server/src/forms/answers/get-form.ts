import type { FormState } from '@visawright/contract/forms/form-state.ts';
import { unknownNameField } from '@visawright/forms/prefill/single-name.ts';
import { formChanges } from '@visawright/forms/versions/form-changes.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import { loadRealmFormVersion } from '../../applications/realm-forms/realm-form.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { StoredAnswers } from '../prefilled-form/stored-answers.ts';
import { logDocumentViews } from '../prefilled-form/log-document-views.ts';
import { openPrefilledForm, formValues, type PrefilledForm } from '../prefilled-form/prefilled-form.ts';
import { editableSections } from './editable-sections.ts';
import { presentAnswers } from './present-answers.ts';

// Showing proposals reveals values from documents, so it is written to the view log that the traveller can see.
export async function getForm(db: Db, keys: KeyStore, actor: Actor, applicationUid: string): Promise<FormState> {
  const prefilled = await openPrefilledForm(db, keys, actor, applicationUid);
  const { application, row, formId, formVersion, form } = prefilled;
  await logDocumentViews(db, actor, prefilled);
  const now = formValues(prefilled, prefilled.answers);
  const askConsulate = unknownNameField(form, prefilled.documents);
  const isNewest = formVersion === newestVersion(formId);
  return {
    applicationUid,
    applicantUid: application.applicantUid,
    formId,
    formVersion,
    definition: isNewest ? null : { ...form },
    newer: isNewest ? null : await newerVersion(db, prefilled),
    context: now.context,
    answers: await presentAnswers(db, askedAnswers(prefilled)),
    proposals: prefilled.proposals,
    ...(askConsulate && { askConsulate }),
    isReadOnly: !application.can.includes('application.edit'),
    openSections: editableSections(application, form, now),
    declaration: row.declared_at && { at: row.declared_at.toISOString(), byName: row.declared_by_name },
    status: application.status,
    version: application.version,
  };
}

// After a change of destination, answers the new form does not ask for stay stored but are not shown.
function askedAnswers({ form, answers }: PrefilledForm): StoredAnswers {
  const fields = new Set(form.sections.flatMap((section) => section.fields.map(({ id }) => id)));
  return Object.fromEntries(Object.entries(answers).filter(([field]) => fields.has(field)));
}

async function newerVersion(db: Db, { formId, form }: PrefilledForm): Promise<FormState['newer']> {
  const version = newestVersion(formId);
  return { version, changes: formChanges(form, await loadRealmFormVersion(db, formId, version)) };
}
