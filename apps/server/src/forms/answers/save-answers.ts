import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { BodyOf, ReplyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { lockApplication } from '../../applications/records/applications.queries.ts';
import { publishApplicationChanged } from '../../applications/records/publish-application-changed.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { visibleVersion, type StoredAnswers } from '../prefilled-form/stored-answers.ts';
import { openPrefilledForm, type PrefilledForm } from '../prefilled-form/prefilled-form.ts';
import { applyAnswers } from './apply-answers.ts';
import { storeAnswers } from './store-answers.ts';
import type { SentAnswer } from './sent-answer.ts';
import { presentAnswers } from './present-answers.ts';

type Save = BodyOf<Operations['saveAnswers']>;
type Saved = ReplyOf<Operations['saveAnswers']>;

// All or none are saved. If one of the fields has changed since the caller read it, both values are returned as a conflict.
export const saveAnswers = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicationUid, answers: sent }: Save,
): Promise<Saved> =>
  db.transaction(async (tx) => {
    await lockApplication(tx, actor, 'application.edit', applicationUid);
    const prefilled = await openPrefilledForm(tx, keys, actor, applicationUid);
    const { status, version } = prefilled.application;
    if (!isEditable(status)) throw new AppError('application.notEditable');
    await refuseConflicts(tx, prefilled, sent);
    const at = new Date().toISOString();
    const changed = applyAnswers(prefilled, sent, { by: actor.personUid, at });
    const isChanged = Object.keys(changed).length > 0;
    if (isChanged) {
      await storeAnswers(tx, actor, prefilled, changed);
      await publishApplicationChanged(tx, [applicationUid]);
    }
    const now: StoredAnswers = { ...prefilled.answers, ...changed };
    const touched = Object.fromEntries(sent.flatMap(({ field }) => (now[field] ? [[field, now[field]]] : [])));
    const presented = await presentAnswers(tx, touched);
    return {
      answers: Object.fromEntries(sent.map(({ field }) => [field, presented[field] ?? null])),
      savedAt: at,
      version: isChanged ? version + 1 : version,
    };
  });

async function refuseConflicts(tx: Tx, { answers }: PrefilledForm, sent: readonly SentAnswer[]): Promise<void> {
  const older = sent.filter(({ field, basis }) => visibleVersion(answers[field]) !== basis);
  if (older.length === 0) return;
  const theirs = await presentAnswers(
    tx,
    Object.fromEntries(older.flatMap(({ field }) => (answers[field] ? [[field, answers[field]]] : []))),
  );
  const conflicts = older.map(({ field, value }) => ({ field, yours: value, theirs: theirs[field] ?? null }));
  throw new AppError('answer.conflict', { conflicts });
}
