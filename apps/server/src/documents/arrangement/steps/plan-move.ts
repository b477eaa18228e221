import type { ArrangementStep } from '@visawright/contract/documents/arrangement.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import { arrivingPages, insertBehind, maxPages, withoutPages } from '@visawright/contract/documents/page-lists.ts';
import { loadApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import { sql } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertTravelTogether } from '../../belonging/lock-applicants.ts';
import { assertConsent } from '../../consents/assert-consent.ts';
import { assertApplicantInReach } from '../../records/documents.queries.ts';
import { copyPages } from '../../sharing/copy-pages.ts';
import { emptyInverse, type Inverse } from '../inverse.ts';
import { findPage, openDocuments, takePages, type Desk, type OpenDocument, type TakenPage } from '../open-documents.ts';
import { emptyPlan, stays, type Plan, type PlannedPage } from '../plan.ts';
import { Refusal } from '../refusal.ts';

type StepOf<S extends ArrangementStep['step']> = Extract<ArrangementStep, { step: S }>;

// Into an existing document: reorders, merges, moves.
export async function planMove(desk: Desk, step: StepOf<'move'>): Promise<Plan> {
  await openDocuments(desk, [...step.pages, { docId: step.toDocId }]);
  const taken = await takePages(desk, step.pages);
  const target = desk.documents.get(step.toDocId)!;
  const arriving = arrivingFrom(target.pages, taken, target);
  const neighbour = step.afterPageUid && (await findPage(desk, target, step.afterPageUid));
  const afterPageUid = neighbour ? neighbour.pageUid : step.afterPageUid;
  const after = insertBehind(target.pages.map(stayingPage), arriving, afterPageUid);
  const list = after ?? [...withoutPages(target.pages.map(stayingPage), arriving), ...arriving];
  if (list.length > maxPages) throw new Refusal('tooManyPages');
  const isSameOrder = list.every(({ pageUid }, at) => target.pages[at]?.pageUid === pageUid);
  if (isSameOrder && sourcesOf(taken).every((from) => from === target)) throw new Refusal('nothingToChange');
  const { sealed } = await sealAnew(desk, arriving, target.applicantUid);
  const planned = list.map(({ taken: each, pageUid }) =>
    each && each.from !== target ? sealed.get(each)! : stays(target.pages.find((page) => page.pageUid === pageUid)!),
  );
  return {
    ...emptyPlan,
    isRebased: after === null,
    lists: new Map([...leaveSources(taken, target), [target.docId, planned]]),
    inverse: inverseOf(taken, target.docId, sealed, arriving),
  };
}

export async function planMoveToNew(desk: Desk, step: StepOf<'moveToNew'>): Promise<Plan> {
  const { newDocId, applicantUid, category } = step;
  const { tx, call } = desk;
  await assertApplicantInReach(tx, call.actor, 'document.edit', applicantUid);
  const taken = await takePages(desk, step.pages);
  if (await tx.find(sql`select 1 from document where realm_id = ${tx.realmId} and document_uid = ${newDocId}`))
    throw new AppError('input.invalid');
  const sources = sourcesOf(taken);
  const first = sources[0]!;
  const isWhole = sources.length === 1 && taken.length === first.pages.length;
  if (isWhole && first.applicantUid === applicantUid && first.row.category === category)
    throw new Refusal('nothingToChange');
  const arriving = arrivingFrom([], taken, null);
  const { sealed, uploadUids } = await sealAnew(desk, arriving, applicantUid);
  return {
    ...emptyPlan,
    lists: new Map([...leaveSources(taken, null), [newDocId, arriving.map(({ taken: each }) => sealed.get(each!)!)]]),
    made: {
      docId: newDocId,
      applicantUid,
      category,
      fileName: first.fileName,
      uploadUid: sources.length === 1 ? (uploadUids[0] ?? first.row.upload_uid) : null,
    },
    inverse: inverseOf(taken, newDocId, sealed, arriving),
  };
}

interface Arriving {
  readonly pageUid: string;
  readonly taken?: TakenPage; // undefined: a page that stays
}

const stayingPage = ({ pageUid }: { readonly pageUid: string }): Arriving => ({ pageUid });

const arrivingFrom = (
  pages: OpenDocument['pages'],
  taken: readonly TakenPage[],
  target: OpenDocument | null,
): Arriving[] =>
  arrivingPages<Arriving>(
    pages,
    taken.map((each) => ({ page: { pageUid: each.page.pageUid, taken: each }, isHere: each.from === target })),
  );

const sourcesOf = (taken: readonly TakenPage[]): OpenDocument[] => [...new Set(taken.map(({ from }) => from))];
const pagesFrom = (from: OpenDocument, taken: readonly TakenPage[]) =>
  taken.filter((each) => each.from === from).map(({ page }) => page);

const leaveSources = (taken: readonly TakenPage[], target: OpenDocument | null): [string, PlannedPage[]][] =>
  sourcesOf(taken)
    .filter((from) => from !== target)
    .map((from) => [from.docId, withoutPages(from.pages, pagesFrom(from, taken)).map(stays)]);

// Pages of another traveller become pages of this one, under this one's key.
async function sealAnew(desk: Desk, arriving: readonly Arriving[], to: string) {
  const { tx, call } = desk;
  const taken = arriving.flatMap((each) => (each.taken ? [each.taken] : []));
  const planned = ({ from, page }: TakenPage): PlannedPage => ({
    page,
    from: { docId: from.docId, pageUid: page.pageUid },
  });
  const sealed = new Map(taken.map((each) => [each, planned(each)]));
  const foreign = sourcesOf(taken).filter(({ applicantUid }) => applicantUid !== to);
  await assertMayGo(desk, foreign, to);
  const uploadUids: string[] = [];
  for (const from of foreign) {
    const source = { row: from.row, fileName: from.fileName, pages: pagesFrom(from, taken) };
    const toKey = await loadApplicantKey(tx, call.parts.keys, to);
    const copied = await copyPages(call.parts, tx, source, { to, toKey, by: call.actor.personUid });
    uploadUids.push(copied.uploadUid);
    const copies = new Map(copied.pages.map(({ was, page }) => [was, page]));
    for (const each of taken.filter((one) => one.from === from))
      sealed.set(each, { ...planned(each), page: copies.get(each.page.pageUid)! });
  }
  return { sealed, uploadUids };
}

// As when a whole document is given to a fellow traveller.
async function assertMayGo({ tx, call }: Desk, foreign: readonly OpenDocument[], to: string): Promise<void> {
  for (const { applicantUid, row } of foreign) {
    await assertTravelTogether(tx, applicantUid, to).catch((error: unknown) => {
      throw error instanceof AppError ? new Refusal('notTogether') : error;
    });
    if (!isSettled(row.state)) throw new Refusal('documentBusy');
  }
  if (foreign.length > 0 && call.actor.role !== 'applicant') await assertConsent(tx, call.actor, to);
}

function inverseOf(
  taken: readonly TakenPage[],
  toDocId: string,
  sealed: ReadonlyMap<TakenPage, PlannedPage>,
  arriving: readonly Arriving[],
): Inverse {
  const hasArrived = new Set(arriving.map((each) => each.taken));
  return {
    ...emptyInverse,
    pages: taken.map((each) => ({
      now: hasArrived.has(each) ? { docId: toDocId, pageUid: sealed.get(each)!.page.pageUid } : null, // null: it was there already
      was: { docId: each.from.docId, pageUid: each.page.pageUid },
      operations: [...each.page.operations],
    })),
    orders: Object.fromEntries(
      sourcesOf(taken).map(({ docId, pages }) => [docId, pages.map(({ pageUid }) => pageUid)]),
    ),
  };
}
