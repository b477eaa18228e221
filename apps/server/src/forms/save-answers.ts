import { isEditable } from '@visawright/contract/application-status.ts';
import type { BodyOf, ReplyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../access/actor.types.ts';
import type { Db, Tx } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { lockApplication } from '../applications/applications.queries.ts';
import { tellChanged } from '../applications/tell-changed.ts';
import { AppError } from '../http/app-error.ts';
import { seenVersion, type StoredAnswers } from './answers.ts';
import { openCase, type FormCase } from './form-case.ts';
import { judgeAnswers } from './judge-answers.ts';
import { keepAnswers } from './keep-answers.ts';
import type { Sent } from './sent-answer.ts';
import { toldAnswers } from './told-answers.ts';

type Save = BodyOf<Operations['saveAnswers']>;
type Saved = ReplyOf<Operations['saveAnswers']>;

// All of them or none: whoever saw something older than what stands there now is shown both.
export const saveAnswers = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { applicationUid, answers: sent }: Save,
): Promise<Saved> =>
  db.transaction(async (tx) => {
    await lockApplication(tx, actor, 'application.edit', applicationUid);
    const held = await openCase(tx, keys, actor, applicationUid);
    const { status, version } = held.application;
    if (!isEditable(status)) throw new AppError('application.notEditable');
    await refuseOlder(tx, held, sent);
    const at = new Date().toISOString();
    const changed = judgeAnswers(held, sent, { by: actor.personUid, at });
    const isChanged = Object.keys(changed).length > 0;
    if (isChanged) {
      await keepAnswers(tx, actor, held, changed);
      await tellChanged(tx, [applicationUid]);
    }
    const now: StoredAnswers = { ...held.answers, ...changed };
    const touched = Object.fromEntries(sent.flatMap(({ field }) => (now[field] ? [[field, now[field]]] : [])));
    const told = await toldAnswers(tx, touched);
    return {
      answers: Object.fromEntries(sent.map(({ field }) => [field, told[field] ?? null])),
      savedAt: at,
      version: isChanged ? version + 1 : version,
    };
  });

async function refuseOlder(tx: Tx, { answers }: FormCase, sent: readonly Sent[]): Promise<void> {
  const older = sent.filter(({ field, basis }) => seenVersion(answers[field]) !== basis);
  if (older.length === 0) return;
  const theirs = await toldAnswers(
    tx,
    Object.fromEntries(older.flatMap(({ field }) => (answers[field] ? [[field, answers[field]]] : []))),
  );
  const conflicts = older.map(({ field, value }) => ({ field, yours: value, theirs: theirs[field] ?? null }));
  throw new AppError('answer.conflict', { conflicts });
}
