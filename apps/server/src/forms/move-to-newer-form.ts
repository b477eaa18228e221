import { isEditable } from '@visawright/contract/application-status.ts';
import type { FormState } from '@visawright/contract/form-state.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { newestVersion } from '@visawright/forms/form-version.ts';
import { loadFormVersion } from '@visawright/forms/load-version.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { lockApplication } from '../applications/applications.queries.ts';
import { tellChanged } from '../applications/tell-changed.ts';
import { writeConsequences } from '../applications/write-consequences.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import { sealAnswers } from './answers.ts';
import { openCase } from './form-case.ts';
import { getForm } from './get-form.ts';

type Move = BodyOf<Operations['moveToNewerForm']>;

// To the newest and no other, as its caller was shown it. What the newer form no longer asks stays in the history alone.
export const moveToNewerForm = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicationUid, formVersion: wanted }: Move,
): Promise<FormState> =>
  db.transaction(async (tx) => {
    const row = await lockApplication(tx, actor, 'application.edit', applicationUid);
    if (!isEditable(row.status)) throw new AppError('application.notEditable');
    const held = await openCase(tx, keys, actor, applicationUid);
    const { formId, formVersion } = held;
    if (wanted !== newestVersion(formId) || wanted < formVersion)
      throw new AppError('application.versionStale', { formVersion, newest: newestVersion(formId) });
    if (wanted === formVersion) return getForm(tx, keys, actor, applicationUid);
    const asked = new Set((await loadFormVersion(formId, wanted)).sections.flatMap(({ fields }) => fields.map(({ id }) => id))); // prettier-ignore
    const kept = Object.fromEntries(Object.entries(held.answers).filter(([field]) => asked.has(field)));
    await tx.run(sql`
      update application set answers = ${sealAnswers(held.key, applicationUid, kept)}, form_version = ${wanted}, version = version + 1,
        review = case when review = 'approved' then 'none' else review end
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    const change = { kind: 'formMoved', applicationUid, field: 'formVersion' };
    await writeChange(tx, actor, { ...change, was: String(formVersion), became: String(wanted) });
    const hasLapsed = row.review === 'approved';
    await writeConsequences(tx, actor, applicationUid, { hasLapsed, was: row.status, became: row.status });
    await tellChanged(tx, [applicationUid]);
    return getForm(tx, keys, actor, applicationUid);
  });
