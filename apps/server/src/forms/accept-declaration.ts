import type { Application } from '@visawright/contract/application.ts';
import { isEditable } from '@visawright/contract/application-status.ts';
import { blocks } from '@visawright/contract/finding.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { answerProblems } from '@visawright/forms/validate.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Tx } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { lockApplication, readWritten } from '../applications/applications.queries.ts';
import { withLifeRefusals } from '../applications/life-refusals.ts';
import { written } from '../applications/tell-changed.ts';
import { writeChange } from '../changes/write-change.ts';
import { findingsOf } from '../findings/findings-of.ts';
import { AppError } from '../http/app-error.ts';
import { sealAnswers } from './answers.ts';
import { declared, undecided } from './declared-answers.ts';
import { openCase, standing, type FormCase, type Standing } from './form-case.ts';
import { writeActs } from './keep-answers.ts';

type Declare = BodyOf<Operations['acceptDeclaration']>;

// What stands in the form is what was declared: from here on it no longer follows the papers.
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
      const current = await readWritten(tx, actor, applicationUid);
      const differs = [{ field: 'status', yours: 'form-data-collected', theirs: current.status }];
      throw new AppError('application.versionStale', { current, differs });
    }
    const held = await openCase(tx, keys, actor, applicationUid);
    const now = standing(held, held.answers);
    const problems = [...answerProblems(held.form, now.values, now.context), ...undecided(held, now)];
    if (problems.length > 0) throw new AppError('application.answersMissing', { problems });
    const blocking = (await findingsOf(tx, held)).findings.filter(blocks);
    if (blocking.length > 0) throw new AppError('application.findingsBlock', { keys: blocking.map(({ key }) => key) });
    await declare(tx, actor, held, now);
    return written(tx, actor, applicationUid);
  });

async function declare(tx: Tx, actor: Actor, held: FormCase, now: Standing): Promise<void> {
  const { applicationUid, status } = held.application;
  const taken = declared(held, now, actor.personUid);
  if (Object.keys(taken).length > 0) await writeActs(tx, actor, held, taken);
  const sealed = sealAnswers(held.key, applicationUid, { ...held.answers, ...taken });
  await withLifeRefusals(
    tx.run(sql`
      update application set status = 'form-data-collected', answers = ${sealed}, form_version = ${held.formVersion},
        declared_at = now(), declared_by = ${actor.personUid}, version = version + 1
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
