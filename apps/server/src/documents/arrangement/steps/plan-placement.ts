import type { ArrangementStep } from '@visawright/contract/documents/arrangement.ts';
import { sql, type Tx } from '../../../platform/db/db.ts';
import { emptyInverse, type Inverse } from '../inverse.ts';
import { openDocuments, type Desk } from '../open-documents.ts';
import { findChanger } from '../operations.queries.ts';
import { emptyPlan, type Plan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { planCategory } from './plan-edit.ts';
import { planMoveToNew } from './plan-move.ts';

type StepOf<S extends ArrangementStep['step']> = Extract<ArrangementStep, { step: S }>;

const findPlacer = async (tx: Tx, docId: string): Promise<string | null> =>
  (
    await tx.get<{ by: string | null }>(sql`
      select placed_by as by from document where realm_id = ${tx.realmId} and document_uid = ${docId}`)
  ).by;

// A person says whose a document is and what it is. Of two who answer at once, the second is refused.
export async function planPlacement(desk: Desk, step: StepOf<'place'>): Promise<Plan> {
  const { docId, newDocId, applicantUid, category } = step;
  const { tx, call } = desk;
  await openDocuments(desk, [{ docId }]);
  const { row, pages, applicantUid: holder } = desk.documents.get(docId)!;
  const by = await findPlacer(tx, docId);
  if (by !== null && row.category_outcome === 'accept') {
    const isSame = holder === applicantUid && row.category === category;
    throw isSame ? new Refusal('nothingToChange') : new Refusal('alreadyPlaced', by);
  }
  if (holder !== applicantUid) {
    const moved = pages.map(({ pageUid }) => ({ docId, pageUid }));
    return planMoveToNew(desk, { step: 'moveToNew', pages: moved, newDocId, applicantUid, category });
  }
  const isDecided = row.category === category && row.category_outcome === 'accept';
  const plan = isDecided ? emptyStay : await planCategory(desk, { step: 'categorise', docId, category });
  const became = call.actor.personUid;
  return { ...plan, placed: { docId, by: became }, inverse: { ...plan.inverse, placed: { docId, was: by, became } } };
}

const emptyStay: Plan = { ...emptyPlan, lists: new Map(), inverse: emptyInverse };

// Back to what it was before the answer; a category that was chosen with it is undone with it.
export async function undoPlacement(
  desk: Desk,
  { docId, was, became }: NonNullable<Inverse['placed']>,
  category: Plan | null,
): Promise<Plan> {
  await openDocuments(desk, [{ docId }]);
  const by = await findPlacer(desk.tx, docId);
  if (by !== became) throw new Refusal('pageChanged', by ?? (await findChanger(desk.tx, { docId })));
  const plan = category ?? emptyStay;
  return {
    ...plan,
    placed: { docId, by: was },
    inverse: { ...plan.inverse, placed: { docId, was: became, became: was } },
  };
}

// The document loses all its pages and keeps its row, so that an undo can restore it under its id.
export async function planDiscard(desk: Desk, docId: string): Promise<Plan> {
  const { tx } = desk;
  await openDocuments(desk, [{ docId }]);
  const { pages } = desk.documents.get(docId)!;
  const applications = await tx.many<{ uid: string }>(sql`
    select application_uid as uid from application_document where realm_id = ${tx.realmId} and document_uid = ${docId}`);
  return {
    ...emptyPlan,
    lists: new Map([[docId, []]]),
    inverse: {
      ...emptyInverse,
      pages: pages.map(({ pageUid, operations }) => ({
        now: null,
        was: { docId, pageUid },
        operations: [...operations],
      })),
      orders: { [docId]: pages.map(({ pageUid }) => pageUid) },
      discarded: { docId, isGone: true, applications: applications.map(({ uid }) => uid) },
    },
  };
}

// `restore` puts the pages back.
export async function undoDiscard(
  desk: Desk,
  { docId, isGone, applications }: NonNullable<Inverse['discarded']>,
  restore: () => Promise<Plan>,
): Promise<Plan> {
  if (!isGone) return planDiscard(desk, docId);
  const plan = await restore();
  return {
    ...plan,
    reattached: { docId, applications },
    inverse: { ...plan.inverse, discarded: { docId, isGone: false, applications } },
  };
}
