import type { FormState } from '@visawright/contract/form-state.ts';
import { formChanges } from '@visawright/forms/form-changes.ts';
import { newestVersion } from '@visawright/forms/form-version.ts';
import { loadFormVersion } from '@visawright/forms/load-version.ts';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { logViews } from '../vault/view-log.ts';
import type { StoredAnswers } from './answers.ts';
import { openCase, standing, type FormCase } from './form-case.ts';
import { openSections } from './open-sections.ts';
import { toldAnswers } from './told-answers.ts';

// What papers propose is a look at their values: it is written down, and seen by the person they are about.
export async function getForm(db: Db, keys: KeyStore, actor: Actor, applicationUid: string): Promise<FormState> {
  const held = await openCase(db, keys, actor, applicationUid);
  const { application, row, formId, formVersion, form } = held;
  await logLook(db, actor, held);
  const now = standing(held, held.answers);
  const isNewest = formVersion === newestVersion(formId);
  return {
    applicationUid,
    applicantUid: application.applicantUid,
    formId,
    formVersion,
    definition: isNewest ? null : { ...form },
    newer: isNewest ? null : await newerOf(held),
    context: now.context,
    answers: await toldAnswers(db, asked(held)),
    proposals: held.proposals,
    isReadOnly: !application.can.includes('application.edit'),
    openSections: openSections(application, form, now),
    declaration: row.declared_at && { at: row.declared_at.toISOString(), byName: row.declared_by_name },
    status: application.status,
    version: application.version,
  };
}

// An answer the form before a change of destination asked for waits for a form that asks for it again.
function asked({ form, answers }: FormCase): StoredAnswers {
  const fields = new Set(form.sections.flatMap((section) => section.fields.map(({ id }) => id)));
  return Object.fromEntries(Object.entries(answers).filter(([field]) => fields.has(field)));
}

export const logLook = (db: Db, actor: Actor, { application, papers }: FormCase): Promise<void> =>
  papers.length === 0
    ? Promise.resolve()
    : logViews(db, actor, {
        applicantUid: application.applicantUid,
        docIds: papers.map(({ docId }) => docId),
        purpose: 'values',
      });

async function newerOf({ formId, form }: FormCase): Promise<FormState['newer']> {
  const version = newestVersion(formId);
  return { version, changes: formChanges(form, await loadFormVersion(formId, version)) };
}
