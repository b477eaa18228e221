import type { Application } from '@visawright/contract/applications/application.ts';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import { isBlockingFinding } from '@visawright/contract/applications/finding-facts.ts';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { answerProblems } from '@visawright/forms/answers/answer-problems.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { lockApplication, readAfterWrite } from '../../applications/records/applications.queries.ts';
import { translateRefusals } from '../../applications/records/translate-refusals.ts';
import { publishAndRead } from '../../applications/records/publish-application-changed.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { judgeApplication } from '../findings/judge-application.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { sealAnswers } from '../prefilled-form/stored-answers.ts';
import { undecidedFields } from '../prefilled-form/undecided-fields.ts';
import { sealDeclaredFindings } from './declared-findings.ts';
import { declaredAnswers } from './declared-answers.ts';
import {
  openPrefilledForm,
  formValues,
  type PrefilledForm,
  type FormValues,
} from '../prefilled-form/prefilled-form.ts';
import { storeAnswerActs } from './store-answers.ts';

type Declare = BodyOf<Operations['acceptDeclaration']>;

// Stores the proposed values as declared answers, so later changes to the documents no longer change the form.
export const acceptDeclaration = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicationUid, version }: Declare,
): Promise<Application> =>
  db.transaction(async (tx) => {
    const row = await lockApplication(tx, actor, 'application.edit', applicationUid);
    if (!isEditable(row.status)) throw new AppError('application.notEditable');
    if (version !== undefined && version !== row.version) {
      const current = await readAfterWrite(tx, actor, applicationUid);
      const differs = [{ field: 'status', yours: 'form-data-collected', theirs: current.status }];
      throw new AppError('application.versionStale', { current, differs });
    }
    const prefilled = await openPrefilledForm(tx, keys, actor, applicationUid);
    const now = formValues(prefilled, prefilled.answers);
    const problems = [...answerProblems(prefilled.form, now.values, now.context), ...undecidedFields(prefilled, now)];
    if (problems.length > 0) throw new AppError('application.answersMissing', { problems });
    const { findings } = await judgeApplication(tx, prefilled);
    const blocking = findings.filter(isBlockingFinding);
    if (blocking.length > 0) throw new AppError('application.findingsBlock', { keys: blocking.map(({ key }) => key) });
    await declare(tx, actor, prefilled, now, findings);
    return publishAndRead(tx, actor, applicationUid);
  });

async function declare(
  tx: Tx,
  actor: Actor,
  prefilled: PrefilledForm,
  now: FormValues,
  findings: readonly Finding[],
): Promise<void> {
  const { applicationUid, status } = prefilled.application;
  const taken = declaredAnswers(prefilled, now, actor.personUid);
  if (Object.keys(taken).length > 0) await storeAnswerActs(tx, actor, prefilled, taken);
  const sealed = sealAnswers(prefilled.key, applicationUid, { ...prefilled.answers, ...taken });
  await translateRefusals(
    tx.run(sql`
      update application set status = 'form-data-collected', answers = ${sealed}, form_version = ${prefilled.formVersion},
        declared_at = now(), declared_by = ${actor.personUid},
        declared_findings = ${sealDeclaredFindings(prefilled.key, applicationUid, findings)}, version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`),
  );
  await writeChange(tx, actor, {
    kind: 'moved',
    applicationUid,
    field: 'status',
    was: status,
    became: 'form-data-collected',
  });
}
