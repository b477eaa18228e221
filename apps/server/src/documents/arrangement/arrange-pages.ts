import { isDeepStrictEqual } from 'node:util';
import type { ArrangementOutcome, ArrangementStep } from '@visawright/contract/documents/arrangement.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import { inReach } from '../../platform/access/reach.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { lockApplicants } from '../belonging/lock-applicants.ts';
import { assertApplicantInReach } from '../records/documents.queries.ts';
import type { Inverse } from './inverse.ts';
import { loadArrangement } from './load-arrangement.ts';
import { assertPagesInReach, findNamedDocuments, type Desk } from './open-documents.ts';
import {
  findOperation,
  findPersonName,
  insertOperation,
  listHistory,
  markUndone,
  type StoredOperation,
} from './operations.queries.ts';
import type { Plan } from './plan.ts';
import { Refusal } from './refusal.ts';
import { planCategory, planEdit, planRemoval, planTurn } from './steps/plan-edit.ts';
import { planMove, planMoveToNew } from './steps/plan-move.ts';
import { planDiscard, planPlacement } from './steps/plan-placement.ts';
import { planUndo } from './steps/plan-undo.ts';
import { storePlan } from './store-plan.ts';

type Arranging = BodyOf<Operations['arrangePages']>;
type Made = Pick<StoredOperation, 'inverse' | 'outcome' | 'refusal' | 'lostTo'>;

// Locking the travellers gives all operations on their documents one order. An operation names pages and neighbours by id, so it is
// applied to the list as it is, whatever its sender had on screen.
export async function arrangePages(call: ActorCall, arranging: Arranging): Promise<ArrangementOutcome> {
  const { db, actor, parts } = call;
  const { applicants, ...outcome } = await makeOperation(call, arranging);
  // After the commit, so that other screens need not wait for what this one reads.
  const [travellers, history] = await Promise.all([
    loadArrangement(db, parts.keys, actor, applicants),
    listHistory(db, actor, arranging.visitUid),
  ]);
  return { ...outcome, travellers, history };
}

type MadeOperation = Omit<ArrangementOutcome, 'travellers' | 'history'> & { readonly applicants: readonly string[] };

const makeOperation = (call: ActorCall, { operationUid, visitUid, seen, step }: Arranging): Promise<MadeOperation> =>
  call.db.transaction(async (tx) => {
    const { actor } = call;
    const changed = await findChangedSince(call, tx, seen);
    const applicants = await findTravellers(call, tx, step);
    await lockApplicants(tx, applicants);
    const known = await findOperation(tx, operationUid);
    if (known && (known.personUid !== actor.personUid || !isDeepStrictEqual(known.step, step)))
      throw new AppError('idempotency.keyReused');
    const made = known ?? (await carryOut({ call, tx, documents: new Map() }, step));
    if (!known) {
      await insertOperation(tx, { ...made, operationUid, visitUid, personUid: actor.personUid, applicants, step });
      if (step.step === 'undo' && made.inverse) await markUndone(tx, step.operationUid, operationUid);
    }
    return {
      outcome: made.outcome,
      refusal: made.refusal,
      byName: await findPersonName(tx, made.lostTo),
      applicants: [...applicants, ...changed],
    };
  });

async function carryOut(desk: Desk, step: ArrangementStep): Promise<Made> {
  let plan: Plan;
  try {
    plan = await planStep(desk, step);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: 'refused', refusal: error.refusal, lostTo: error.lostTo, inverse: null };
  }
  const inverse: Inverse = { ...plan.inverse, primary: await storePlan(desk, plan) };
  return { outcome: plan.isRebased ? 'rebased' : 'applied', refusal: null, lostTo: null, inverse };
}

async function planStep(desk: Desk, step: ArrangementStep): Promise<Plan> {
  if (step.step === 'move') return planMove(desk, step);
  if (step.step === 'moveToNew') return planMoveToNew(desk, step);
  if (step.step === 'edit') return planEdit(desk, step);
  if (step.step === 'rotate') return planTurn(desk, step);
  if (step.step === 'remove') return planRemoval(desk, step);
  if (step.step === 'categorise') return planCategory(desk, step);
  if (step.step === 'place') return planPlacement(desk, step);
  if (step.step === 'discard') return planDiscard(desk, step.docId);
  const { inverse, undoneBy } = await getOwnOperation(desk.call, desk.tx, step.operationUid);
  if (!inverse) throw new Refusal('nothingToChange');
  if (undoneBy !== null) throw new Refusal('alreadyUndone');
  return planUndo(desk, inverse);
}

// Another person's operation is reported like an unknown one.
async function getOwnOperation({ actor }: ActorCall, tx: Tx, operationUid: string): Promise<StoredOperation> {
  const operation = await findOperation(tx, operationUid);
  if (operation?.personUid !== actor.personUid) throw new AppError('record.notFound');
  return operation;
}

async function findTravellers(call: ActorCall, tx: Tx, step: ArrangementStep): Promise<string[]> {
  const recipients = step.step === 'moveToNew' || step.step === 'place' ? [step.applicantUid] : [];
  const undone = step.step === 'undo' ? (await getOwnOperation(call, tx, step.operationUid)).applicants : [];
  const others = [...recipients, ...undone];
  for (const applicantUid of others) await assertApplicantInReach(tx, call.actor, 'document.edit', applicantUid);
  const documents = await findNamedDocuments(call, tx, documentsOf(step));
  await assertPagesInReach(call, tx, pagesOf(step));
  return [...new Set([...documents.map(({ applicantUid }) => applicantUid), ...others])];
}

function documentsOf(step: ArrangementStep): string[] {
  if (step.step === 'undo') return [];
  if ('docId' in step) return [step.docId];
  const from = step.pages.map(({ docId }) => docId);
  return step.step === 'move' ? [...from, step.toDocId] : from;
}

function pagesOf(step: ArrangementStep): string[] {
  if (step.step === 'edit') return [step.pageUid];
  if (!('pages' in step)) return [];
  const pages = step.pages.map(({ pageUid }) => pageUid);
  return step.step === 'move' && step.afterPageUid !== null ? [...pages, step.afterPageUid] : pages;
}

// Travellers on the sender's screen whose documents have changed since.
async function findChangedSince({ actor }: ActorCall, tx: Tx, seen: Arranging['seen']): Promise<string[]> {
  const versions = new Map(seen.map(({ applicantUid, version }) => [applicantUid, version]));
  const rows = await tx.many<{ uid: string; version: number }>(sql`
    select a.applicant_uid as uid, coalesce(v.version, 0) as version
    from applicant a left join arrangement v on v.realm_id = a.realm_id and v.applicant_uid = a.applicant_uid
    where a.realm_id = ${tx.realmId} and a.applicant_uid = any(${[...versions.keys()]}::uuid[])
      and ${inReach('applicant', actor, 'document.read')}`);
  if (rows.length !== versions.size) throw new AppError('record.notFound');
  return rows.filter(({ uid, version }) => versions.get(uid) !== version).map(({ uid }) => uid);
}
