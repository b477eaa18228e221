import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import { loadFormVersion } from '@visawright/forms/versions/load-form-version.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { lockApplication } from '../../applications/records/applications.queries.ts';
import { publishApplicationChanged } from '../../applications/records/publish-application-changed.ts';
import { logEditConsequences } from '../../applications/records/log-edit-consequences.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { sealAnswers } from '../prefilled-form/stored-answers.ts';
import { openPrefilledForm } from '../prefilled-form/prefilled-form.ts';
import { getForm } from './get-form.ts';

type Move = BodyOf<Operations['moveToNewerForm']>;

// Only to the newest version, which must be the one the caller was shown. Answers it no longer asks for stay only in the history.
export const moveToNewerForm = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicationUid, formVersion: wanted }: Move,
): Promise<FormState> =>
  db.transaction(async (tx) => {
    const row = await lockApplication(tx, actor, 'application.edit', applicationUid);
    if (!isEditable(row.status)) throw new AppError('application.notEditable');
    const prefilled = await openPrefilledForm(tx, keys, actor, applicationUid);
    const { formId, formVersion } = prefilled;
    if (wanted !== newestVersion(formId) || wanted < formVersion)
      throw new AppError('application.versionStale', { formVersion, newest: newestVersion(formId) });
    if (wanted === formVersion) return getForm(tx, keys, actor, applicationUid);
    const asked = new Set(
      (await loadFormVersion(formId, wanted)).sections.flatMap(({ fields }) => fields.map(({ id }) => id)),
    );
    const remaining = Object.fromEntries(Object.entries(prefilled.answers).filter(([field]) => asked.has(field)));
    await tx.run(sql`
      update application set answers = ${sealAnswers(prefilled.key, applicationUid, remaining)}, form_version = ${wanted},
        version = version + 1, review = case when review = 'approved' then 'none' else review end
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    const change = { kind: 'formMoved', applicationUid, field: 'formVersion' };
    await writeChange(tx, actor, { ...change, was: String(formVersion), became: String(wanted) });
    const hasLapsed = row.review === 'approved';
    await logEditConsequences(tx, actor, applicationUid, { hasLapsed, was: row.status, became: row.status });
    await publishApplicationChanged(tx, [applicationUid]);
    return getForm(tx, keys, actor, applicationUid);
  });
